import { HtmlValidate } from 'html-validate'
import { expect, inject, it } from 'vitest'
import { missingPage, openPages } from './support/addresses.ts'

const { siteUrl } = inject('product')

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes documents, which HTML allows.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The title of an article is as long as its headline.
    'long-title': 'off',
  },
})

it.each([...openPages, '/logistiek?page=2', missingPage, '/winactie-2023'])(
  '%s is valid HTML',
  async (address) => {
    // Twice: as it is streamed to its first reader and as it is kept for the others.
    for (let visit = 0; visit < 2; visit++) {
      const html = await (await fetch(`${siteUrl}${address}`)).text()

      const { results } = await validator.validateString(html)

      const messages = results.flatMap((result) =>
        result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
      )
      expect(messages).toEqual([])
    }
  },
)
