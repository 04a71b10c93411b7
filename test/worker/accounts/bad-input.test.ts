import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { stampField } from '../../../client/forms/engine-fields.ts'
import type { FormKey } from '../../../client/forms/field-message.ts'
import { withRows } from '../../../client/forms/rows.ts'
import { type FormSchema, fieldErrors } from '../../../client/forms/validate.ts'
import type { Translate } from '../../../client/i18n/translator.ts'
import { type RouteName, routes } from '../../../client/routes.ts'
import { handlerOf } from '../../../worker/form-handlers.ts'
import { translatorFor } from '../../../worker/i18n/translator.ts'
import { settingsOf } from '../../../worker/page-settings.ts'
import { stamp as pageStamp } from '../forms/support/example-page.ts'
import { eachOf } from '../support/each-of.ts'
import { newClient } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'
import { type Reader, signedIn } from './support/reader.ts'
import { rightValues, sentNames } from './support/right-values.ts'
import { newPassword } from './support/visitor.ts'

const script = '<script>alert(1)</script>'

/** What somebody may type, paste or send in the place of a value. */
const odd: [what: string, text: string][] = [
  ['nothing', ''],
  ['10 kB', 'lang'.repeat(2560)],
  ['emoji', '👩🏽‍🚒🚚🧑‍🤝‍🧑'],
  ['text from right to left', 'مستودع \u202eflieb\u202c'],
  ['markup', `"'>${script}`],
  ['SQL', `x' OR 1=1; DROP TABLE up_users; --`],
  ['the line of a mail header', 'a\r\nBcc: x@kwaad.example'],
  ['a separator of lines', 'a\u2028b'],
  ['half a character', 'a\ud800b'],
  ['a template', '{{constructor}}<%= 7*7 %>#{7*7}'],
  ['JSON', '{"$gt":""}'],
  ['a number that is none', 'NaN'],
]

/** A secret that must come back nowhere. */
const secret = `geheim-${newPassword()}`

/** The account must outlive the tests without a company: nothing that is sent changes its password, deletes it, or makes a company. */
const neverRight = { passwordConfirmation: `${secret}-anders`, sure: '', kvk: '' }

interface Form {
  path: string
  form: string
  schema: FormSchema
  fields: string[]
  isOwn: boolean
}

/** Every form of pages of ours, with its fields, and one that editors place: the engine is the same for all of those. */
const forms: Form[] = [
  ...(Object.keys(routes) as RouteName[]).flatMap((name) =>
    settingsOf(name).forms.map((form) => formOf(name, form)),
  ),
  formOf('contact', 'contact'),
]

function formOf(name: RouteName, form: string): Form {
  const { path, access } = routes[name]
  const schema = handlerOf(form)?.form.schema
  if (!schema) throw new Error(`Nobody handles the form ${form}`)
  const { entries } = v.parse(v.object({ entries: v.record(v.string(), v.unknown()) }), schema)
  return { path, form, schema, fields: sentNames(Object.keys(entries)), isOwn: access === 'account' }
}

let reader: Reader
let cookie: string
let stamp: string
const said: string[] = []

beforeAll(async () => {
  t = await translatorFor('nl', {})
  stamp = await pageStamp()
  reader = await signedIn()
  cookie = `strapi_jwt=${reader.visitor.token()}`
})

afterAll(async () => {
  // None of it did what it was not meant to do.
  expect((await visit('/api/users/me', { headers: { cookie } })).status).toBe(200)
})

function send({ path, isOwn }: Form, body: BodyInit, headers: Record<string, string> = {}, query = '') {
  return visit(`${path}${query}`, {
    method: 'POST',
    body,
    headers: {
      origin: siteUrl,
      'cf-connecting-ip': newClient(),
      accept: 'text/html',
      ...(isOwn ? { cookie } : {}),
      ...headers,
    },
  })
}

function fieldsOf({ form, fields, isOwn }: Form, changed: Record<string, string> = {}): URLSearchParams {
  const sent = {
    form,
    [stampField]: stamp,
    ...rightOf({ form, fields }),
    ...(isOwn ? neverRight : {}),
    ...changed,
  }
  return new URLSearchParams(sent)
}

function rightOf({ form, fields }: Pick<Form, 'form' | 'fields'>): Record<string, string> {
  return rightValues(form, fields, { password: reader.password, newPassword: secret })
}

/** What the rules of a form say of what is sent, as the worker asks them. */
function refusedByRules(form: Form, changed: Record<string, string>) {
  const { form: _, ...values } = Object.fromEntries(fieldsOf(form, changed))
  return fieldErrors(form.schema, withRows(values))
}

const asPage = { accept: 'text/html' }
const asScript = { accept: 'application/json' }

const isPage = /^text\/html/
const isData = /^application\/json/

const Message = v.object({ key: v.custom<FormKey>((key) => typeof key === 'string') })

/** What of the answer to a script is shown. */
const Answer = v.object({
  errors: v.optional(v.record(v.string(), Message), {}),
  notice: v.optional(Message),
})

let t: Translate

/** Each message is a text of the dictionary. */
function expectTexts({ errors, notice }: Partial<v.InferOutput<typeof Answer>>, what: string): void {
  for (const { key } of [...Object.values(errors ?? {}), ...(notice ? [notice] : [])])
    expect(t(key), what).not.toBe(key)
}

/** Whether the rules let a text through in one field; what they say of any other is a text of the dictionary. */
function passes(form: Form, field: string): (odd: [what: string, text: string]) => boolean {
  return ([what, text]) => {
    const errors = refusedByRules(form, { [field]: text })
    expectTexts({ errors }, `${what} in ${field}`)
    return Object.keys(errors).length === 0
  }
}

/** Whatever was sent: no failure of ours, nothing that runs, no secret, and words for people. */
async function expectDecency(response: Response, what: string, form: string | null = null): Promise<void> {
  expect(response.status, what).toBeLessThan(500)
  expect(response.headers.get('cache-control'), what).toMatch(/no-store/)
  const text = await response.text()
  expect(text, what).not.toContain(script)
  expect(text, what).not.toContain('\0')
  expect(text, what).not.toContain(secret)
  expect(text, what).not.toContain(reader.password)
  const type = response.headers.get('content-type') ?? ''
  if (isData.test(type)) expectTexts(v.parse(Answer, JSON.parse(text)), what)
  if (!isPage.test(type)) return
  expect(text, what).not.toMatch(/>\s*(?:form|account-error|my-account\.done|account)\.[a-z.-]+\s*</)
  // A form that this page does not offer has no place at which it is answered.
  const isOffered = form === null || text.includes(`name="form" value="${form}"`)
  if (response.status >= 400 && isOffered)
    expect(text, what).toMatch(
      /form-notice-wrong|account-result|error-screen|dead-end|"field-error"[^>]*>[^<]/,
    )
}

// Refused before anything is known of the form: each form shows that with one of these, and each of these with several forms.

const kinds: [[what: string, type: string, body: string], ...[string, string, string][]] = [
  ['JSON', 'application/json', '{"email":["x"],"__proto__":{"isDone":true}}'],
  ['JSON that is broken', 'application/json', '{{{{'],
  ['plain text, as other sites can send it', 'text/plain', '{"form":"x"}'],
  ['XML', 'application/xml', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'],
  ['body of no kind at all', '', 'form=x'],
]

const strangers: [[who: string, headers: Record<string, string>], ...[string, Record<string, string>][]] = [
  ['nobody', { origin: '' }],
  ['a page that hides its origin', { origin: 'null' }],
  ['another site', { origin: 'https://kwaad.example' }],
  ['another site that claims ours', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
]

/** How a form is answered what all are: several of those that send the same as a page, which costs far more to render. */
const howAnswered = (form: Form) => (Math.floor(forms.indexOf(form) / 5) % 3 === 0 ? asPage : asScript)

describe.each(forms)('the form $form at $path', (form) => {
  it('takes anything in any field with words, and no harm', async () => {
    vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)))

    // All fields are odd at once: not one by one, since attempts on one account are delayed after the first few. A page is rendered for markup in
    // all fields, and of some forms for one of the mixtures; the next form gets others.
    const at = forms.indexOf(form)
    const mixture = (first: number, headers: Record<string, string>) => ({
      what: `from ${first} on`,
      text: (field: number) => odd[(first + field) % odd.length]?.[1] ?? '',
      headers,
    })
    const markup = { what: 'markup', text: () => `"'>${script}`, headers: asPage }
    await eachOf(
      [markup, mixture(at, howAnswered(form)), mixture(at + 6, asScript)],
      async ({ what, text, headers }) => {
        const values = form.fields.map((field, at) => [field, text(at)])

        const response = await send(form, fieldsOf(form, Object.fromEntries(values)), headers)

        await expectDecency(response, `all fields: ${what}`, form.form)
      },
    )
  })

  it('has a right value for each field, so that what comes behind its rules is reached', () => {
    expect(fieldErrors(form.schema, withRows(rightOf(form)))).toEqual({})
  })

  // All fields at once: each text that the rules of a field let through gets behind them. As scripts send it: the answer says what a page would,
  // which takes far longer to render.
  it('takes whatever its rules let through with words, and no harm', async () => {
    vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)))
    const letThrough = form.fields.map((field) => ({ field, texts: odd.filter(passes(form, field)) }))
    const most = Math.max(0, ...letThrough.map(({ texts }) => texts.length))

    await eachOf([...Array(most).keys()], async (turn) => {
      const chosen = letThrough.flatMap(({ field, texts }, at) => {
        const [what, text] = texts[(turn + at) % texts.length] ?? []
        return what === undefined || text === undefined ? [] : [{ field, what, text }]
      })
      const changed = Object.fromEntries(chosen.map(({ field, text }) => [field, text]))
      const response = await send(form, fieldsOf(form, changed), { accept: 'application/json' })

      await expectDecency(response, chosen.map(({ field, what }) => `${what} in ${field}`).join(', '))
    })
  })

  it.each(form.fields.slice(0, 1))('takes no NUL in its first field, %s', async (field) => {
    const response = await send(form, fieldsOf(form, { [field]: 'a\0b' }), { accept: 'application/json' })

    expect(response.status).toBe(422)
    expect(await response.clone().json()).toEqual({
      isDone: false,
      errors: { [field]: { key: 'form.invalid' } },
      notice: { key: 'form.incomplete' },
    })
    await expectDecency(response, field)
  })

  it('takes every field twice, none at all, and names that objects have, with words', async () => {
    const once = fieldsOf(form)
    const twice = new URLSearchParams(once)
    for (const [field, value] of Object.entries(rightOf(form))) twice.append(field, value)
    const bodies = {
      twice: twice.toString(),
      none: new URLSearchParams({ form: form.form }).toString(),
      prototypes: `${once}&__proto__=x&__proto__[x]=y&constructor=z&toString=1&hasOwnProperty=2`,
      nested: `${once}&${form.fields.map((field) => `${field}[x]=1&${field}.x=1`).join('&')}`,
      malformed: `form=${form.form}&${form.fields.map((field) => `${field}=%ED%A0%80%zz`).join('&')}`,
    }

    // One of them as the page shows it, for some forms.
    const shown = forms.indexOf(form) % 5
    await eachOf([...Object.entries(bodies).entries()], async ([at, [what, body]]) => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        ...(at === shown ? howAnswered(form) : asScript),
      }
      await expectDecency(await send(form, body, headers), what, form.form)
    })
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })

  const [kind, type, body] = kinds[forms.indexOf(form) % kinds.length] ?? kinds[0]

  it(`takes no ${kind}`, async () => {
    const response = await send(form, body, { 'content-type': type, ...howAnswered(form) })

    expect(response.status).toBe(415)
    await expectDecency(response, type)
  })

  const [from, headers] = strangers[forms.indexOf(form) % strangers.length] ?? strangers[0]

  it(`takes nothing from ${from}`, async () => {
    const response = await send(form, fieldsOf(form), { ...headers, ...howAnswered(form) })

    expect(response.status).toBe(403)
    expect(response.headers.has('set-cookie')).toBe(false)
    await expectDecency(response, JSON.stringify(headers))
  })

  it('takes nothing of who is somebody else by now', async () => {
    const body = fieldsOf(form, { account: '1' })
    const response = await send(form, body, { cookie, accept: 'application/json' })

    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ isDone: false, notice: { key: 'form.other-account' } })
  })
})

const codes: [path: string, key: string, form: string][] = [
  ['/wachtwoord-reset', 'code', 'reset'],
  ['/email-valideren', 'confirmation', 'confirm'],
  ['/email-valideren', 'wijziging', 'confirm-change'],
  ['/account-activeren', 'code', 'activate'],
  ['/uitnodiging', 'token', 'register-invited'],
]

describe.each(codes)('the address %s?%s=', (path, key, name) => {
  it('takes any code with words, by reading and by sending', async () => {
    const form = forms.find((one) => one.path === path && one.form === name)
    if (!form) throw new Error(`${path} has no form ${name}`)
    // It is sent as a page sends it with markup and two others, which differ from address to address, and as a script does with the rest.
    const at = codes.findIndex(([, one, other]) => one === key && other === name) * 2
    const shown = ['markup', odd[at]?.[0], odd[at + 1]?.[0]]
    await eachOf(odd, async ([what, text]) => {
      const query = `?${new URLSearchParams({ [key]: text })}`
      const isShown = shown.includes(what)
      await expectDecency(await visit(`${path}${query}`), `${what}, read`)
      await expectDecency(
        await send(form, fieldsOf(form), isShown ? asPage : asScript, query),
        `${what}, sent`,
      )
    })
    for (const query of [`?${key}[]=x`, `?${key}=a&${key}=b`, `?${key}[$ne]=x`, `?__proto__=x`])
      await expectDecency(await send(form, fieldsOf(form), asScript, query), query)
  })
})

describe('names of people', () => {
  it.each([
    ['emoji', 'Wout 👩🏽‍🚒'],
    ['text from right to left', 'أمينة'],
    ['markup', `${script}'"&`],
    ['SQL', `O'Brien; DROP TABLE x;--`],
  ])('are kept and shown as they were typed: %s', async (_, name) => {
    const profile = forms.find(({ form }) => form === 'profile')
    if (!profile) throw new Error('The account has no profile')

    const response = await send(profile, fieldsOf(profile, { firstName: name }))

    expect(response.status).toBe(303)
    expect(await (await visit('/api/users/me', { headers: { cookie } })).json()).toMatchObject({
      firstName: name,
    })
    const page = await (await visit('/account', { headers: { cookie } })).text()
    expect(page).not.toContain(script)
    expect(page).toContain(escaped(name))
  })
})

it('nothing of it is written down that is a secret', () => {
  const log = said.join('\n')

  expect(log).not.toContain(secret)
  expect(log).not.toContain(reader.password)
  expect(log).not.toContain(cookie.split('=')[1])
})

function escaped(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
  }
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign)
}
