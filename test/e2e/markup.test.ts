import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { missingPage, openPages } from './support/addresses.ts'
import { headingTroubles } from './support/headings.ts'
import { product } from './support/this-product.ts'

const { siteUrl } = product

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes this way, which HTML allows.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The checkboxes of one filter share its name, like the buttons of one choice.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    // Our fonts lack the non-breaking hyphen.
    'tel-non-breaking': ['error', { ignoreClasses: ['no-break'] }],
    // The title of an article is as long as its headline.
    'long-title': 'off',
  },
})

it.each([...openPages, '/logistiek?page=2', missingPage, '/winactie-2023'])(
  '%s is valid HTML',
  async (address) => {
    // Bots get the complete document, which is also the cached one. A stream contains a part twice until its script has run.
    const response = await fetch(`${siteUrl}${address}`, { headers: { 'user-agent': 'Googlebot/2.1' } })

    const html = await response.text()

    const { results } = await validator.validateString(html)

    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    )
    expect([...messages, ...headingTroubles(html)].join('\n')).toBe('')
    expect(ownAttributes(html)).toEqual([])
  },
)

/** Attributes that neither HTML nor SVG defines but this validator accepts: those with a hyphen. */
function ownAttributes(html: string): string[] {
  const names = [...html.matchAll(/<[a-z]\w*(\s[^>]*)>/g)].flatMap(([, attributes = '']) =>
    [...attributes.matchAll(/\s([\w:-]+)(?:="[^"]*")?/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].filter((name) => name.includes('-') && !knownWithHyphen.test(name))
}

const knownWithHyphen = /^(?:aria|data|fill|stroke|clip)-|^(?:accept-charset|http-equiv)$/
