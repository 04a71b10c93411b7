import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { developmentAccounts } from '../../scripts/start/development-accounts.ts'
import { sendForm } from './accounts/support/account.ts'
import { missingPage, openPages, ownPages } from './support/addresses.ts'
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
    // The checkboxes of one filter share its name, like the buttons of one choice, and all that change the rows of a form.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit'] }],
    // Our fonts lack the non-breaking hyphen.
    'tel-non-breaking': ['error', { ignoreClasses: ['no-break'] }],
    // The title of an article is as long as its headline.
    'long-title': 'off',
  },
})

it.each([...openPages, '/logistiek?page=2', missingPage, '/winactie-2023'])(
  '%s is valid HTML',
  async (address) => {
    expect(await faultsIn(await (await answerAt(address)).text())).toEqual([])
  },
)

it('so is each page of somebody who is signed in', async () => {
  const cookie = await sendForm('/inloggen', 'sign-in', developmentAccounts.employer)
  const vacancies = await (await answerAt('/jobs/mijn', cookie)).text()
  const [, vacancy = 'none'] = /"\/jobs\/mijn\/(\d+)"/.exec(vacancies) ?? []

  const troubles: Record<string, unknown> = {}
  for (const address of ownPages(vacancy)) {
    const { status, ...answer } = await answered(address, cookie)
    const faults = await faultsIn(answer.html)
    if (status !== 200 || faults.length > 0) troubles[address] = { status, faults }
  }
  expect(troubles).toEqual({})
})

async function answered(address: string, cookie: string): Promise<{ status: number; html: string }> {
  const answer = await answerAt(address, cookie)
  return { status: answer.status, html: await answer.text() }
}

/** The complete document, as bots get it and the cache keeps it. A stream contains a part twice until its script has run. */
function answerAt(address: string, cookie = ''): Promise<Response> {
  return fetch(`${siteUrl}${address}`, { headers: { 'user-agent': 'Googlebot/2.1', cookie } })
}

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
  return [...messages, ...headingTroubles(html), ...ownAttributes(html)]
}

/** Attributes that neither HTML nor SVG defines but this validator accepts: those with a hyphen. */
function ownAttributes(html: string): string[] {
  const names = [...html.matchAll(/<[a-z]\w*(\s[^>]*)>/g)].flatMap(([, attributes = '']) =>
    [...attributes.matchAll(/\s([\w:-]+)(?:="[^"]*")?/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].filter((name) => name.includes('-') && !knownWithHyphen.test(name))
}

const knownWithHyphen = /^(?:aria|data|fill|stroke|clip)-|^(?:accept-charset|http-equiv)$/
