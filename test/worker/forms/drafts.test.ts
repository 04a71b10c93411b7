import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { stampField } from '../../../client/forms/engine-fields.ts'
import { deleteOldDrafts, draftAt, storeDraft } from '../../../worker/drafts/form-drafts.ts'
import { configOf } from '../../../worker/env.ts'
import { sweepAccounts } from '../../../worker/files/sweep-accounts.ts'
import { confirmed } from '../accounts/support/reader.ts'
import { signIn as signInEditor } from '../support/editor.ts'
import { demoEmployer, demoReader, sendForm, signIn } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'
import { stamp } from './support/example-page.ts'

const page = '/contact'
const dayMs = 24 * 3_600_000

beforeEach(() => env.DB.prepare('DELETE FROM form_drafts').run())

interface Call {
  form?: string
  at?: string
  values?: object
  account?: string
}

/** Calls the worker as the script of a form does. */
function call(
  method: string,
  cookie: string,
  { form = 'contact', at = page, values, account }: Call = {},
): Promise<Response> {
  return visit(`/api/drafts/${form}?${new URLSearchParams({ page: at })}`, {
    method,
    headers: {
      cookie,
      origin: siteUrl,
      'content-type': 'application/json',
      ...(account && { 'x-schakel-account': account }),
    },
    ...(values && { body: JSON.stringify({ values }) }),
  })
}

/** What is put back into the form for who has this cookie. */
async function kept(cookie: string, at = page): Promise<object | null> {
  const response = await call('GET', cookie, { at })
  expect(response.headers.get('cache-control')).toContain('no-store')
  const { draft } = await response.json<{ draft: { values: object } | null }>()
  return draft?.values ?? null
}

async function count(): Promise<number | undefined> {
  return (await env.DB.prepare('SELECT COUNT(*) AS n FROM form_drafts').first<{ n: number }>())?.n
}

it('is on every device of its reader, for nobody else, and on no other page', async () => {
  const [phone, laptop, stranger] = [await signIn(), await signIn(), await signIn(demoEmployer)]

  const sent = { message: 'De feed is', subject: 'Feed', unknown: 'x', constructor: 'x' }
  expect((await call('PUT', phone, { values: sent })).status).toBe(204)

  const values = { message: 'De feed is', subject: 'Feed' }
  expect(await kept(laptop)).toEqual(values)
  expect(await kept(laptop, `${page}?afdeling=jobs#formulier`)).toEqual(values)
  expect(await kept(laptop, '/en/contact')).toBeNull()
  expect(await kept(stranger)).toBeNull()
})

it('holds choices and rows, each as its form has them', async () => {
  const cookie = await signIn(demoEmployer)
  const place = { form: 'vacancy-role', at: '/jobs/plaatsen' }
  const locations = [{ city: 'Venlo', street: '', postcode: '' }]
  const values = { title: 'Planner', categories: ['warehouse'], locations }

  expect((await call('PUT', cookie, { ...place, values: { ...values, remote: ['no'] } })).status).toBe(204)

  expect(await (await call('GET', cookie, place)).json()).toMatchObject({ draft: { values } })
  expect(await (await call('GET', cookie, place)).json()).not.toHaveProperty('draft.values.remote')
})

it('holds no file, and no box that was ticked', async () => {
  const cookie = await signIn()
  const at = '/jobs/1/planner'

  await call('PUT', cookie, {
    form: 'application',
    at,
    values: { motivation: 'Ik plan graag.', cv: 'x', keep: true },
  })

  const response = await call('GET', cookie, { form: 'application', at })
  const { draft } = await response.json<{ draft: { values: object } }>()
  expect(draft.values).toEqual({ motivation: 'Ik plan graag.' })
})

it('ends when its form is accepted, and by its reader', async () => {
  const cookie = await signIn()
  const values = {
    department: 'technical',
    subject: 'Feed',
    message: `De feed is leeg. ${crypto.randomUUID()}`,
    name: 'Noor',
    email: demoReader.email,
  }
  const fields = { [stampField]: await stamp(), ...values, phone: '', company: '' }

  await call('PUT', cookie, { values })
  expect((await sendForm(page, 'contact', { ...fields, email: 'noor@' }, { cookie })).status).toBe(422)
  expect(await kept(cookie)).toEqual(values)
  expect((await sendForm(page, 'contact', fields, { cookie })).status).toBe(303)
  expect(await kept(cookie)).toBeNull()

  await call('PUT', cookie, { values })
  expect((await call('DELETE', cookie)).status).toBe(204)
  expect(await kept(cookie)).toBeNull()
})

it('is kept for thirty days after it was typed', async () => {
  const cookie = await signIn()
  await call('PUT', cookie, { values: { message: 'Oud' } })

  await deleteOldDrafts(env.DB, Date.now() + 29 * dayMs)
  expect(await count()).toBe(1)
  await deleteOldDrafts(env.DB, Date.now() + 31 * dayMs)
  expect(await count()).toBe(0)
})

it('makes way for newer ones: twenty are kept', async () => {
  for (let number = 0; number < 21; number += 1)
    await storeDraft(env.DB, { account: 1, form: 'contact', page: `/${number}` }, {}, Date.now() + number)

  expect(await count()).toBe(20)
  expect(await draftAt(env.DB, { account: 1, form: 'contact', page: '/0' }, Date.now())).toBeNull()
})

it('is in the export of an account, and goes with it', async () => {
  const { email, password } = await confirmed()
  const cookie = await signIn({ email, password })
  await call('PUT', cookie, { values: { message: 'Nieuw' } })

  const held = await visit('/api/account/export', { headers: { cookie } })
  expect((await held.json<{ drafts: object[] }>()).drafts).toMatchObject([
    { form: 'contact', page, values: { message: 'Nieuw' } },
  ])

  await (await signInEditor()).removeUser(email)
  await sweepAccounts(env, configOf(env))
  expect(await count()).toBe(0)
})

it.each<[string, number, string, Call, string?]>([
  ['the form keeps none', 404, 'PUT', { form: 'sign-in', values: { email: 'x' } }],
  ['there is no such form', 404, 'GET', { form: 'verzonnen' }],
  ['it is for another site', 400, 'PUT', { at: 'https://elders.example/', values: {} }],
  ['it is for another site in disguise', 400, 'GET', { at: '/\\elders.example' }],
  ['it is too long', 413, 'PUT', { values: { message: 'x'.repeat(30_000) } }],
  ['it is something else', 400, 'PUT', { values: { message: { a: 1 } } }],
  ['the page was shown to somebody else', 409, 'GET', { account: '999999' }],
  ['nobody is signed in', 401, 'GET', {}, ''],
])('is refused where %s', async (_, status, method, sent, cookie) => {
  expect((await call(method, cookie ?? (await signIn()), sent)).status).toBe(status)
  expect(await count()).toBe(0)
})
