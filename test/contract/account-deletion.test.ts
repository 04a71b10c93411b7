import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { storeDraft } from '../../worker/drafts/form-drafts.ts'
import { configOf } from '../../worker/env.ts'
import { forgetAccount } from '../../worker/files/forget-account.ts'
import { sweepRecords } from '../../worker/files/sweep-records.ts'
import { consentGiven } from '../../worker/push/consents.ts'
import { completeVacancy } from '../backend/complete-vacancy.ts'
import { afterJob, backendColumnsWith, inBackend, mailAbout, mailTo } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { emptyBuffers, send, sessionOf } from '../worker/support/statistics.ts'
import { siteUrl } from '../worker/support/visit.ts'
import { type MadeEmployer, makeEmployer } from './support/employer.ts'
import { type MadeEvent, makeEvent } from './support/event.ts'
import { isSearchable, unlawfullyLeft } from './support/left-behind.ts'
import { type Member, memberWith, signInMember } from './support/member.ts'
import { openVacancy } from './support/open-vacancy.ts'
import { dataOf } from './support/posting.ts'

const password = 'een-wachtwoord-van-niemand-7'
const site = memberWith(env.CMS_TOKEN)
/** Nothing else has any of these words. */
const mark = crypto.randomUUID().slice(0, 8)
const person = {
  email: `weggaan-${mark}@schakel.example`,
  name: `Zwaluwstaart${mark}`,
  street: `Verdwijnpad${mark} 3`,
  phone: `06${String(Math.random()).slice(2, 10)}`,
}
const colleague = `collega-${mark}@schakel.example`

let editor: Editor
let event: MadeEvent
let employer: MadeEmployer
beforeAll(async () => {
  editor = await signInEditor()
  event = await makeEvent(editor, 50)
  employer = await makeEmployer(editor)
})
afterAll(async () => {
  await event.remove()
  await employer.remove()
  await emptyBuffers()
})

it('forgets somebody who did everything, in every store, but for what the law keeps', async () => {
  const { email, name, phone, street } = person
  await editor.makeUser({ email, username: `weg-${mark}`, password, confirmed: true })
  const reader = await signInMember(email, password)
  const profile = { firstName: name, lastName: name, phone }
  const me = await (await reader('PUT', '/users/me', profile)).json<{ id: number; documentId: string }>()
  const sent = () => ({ submissionKey: crypto.randomUUID(), language: 'nl', sourcePath: '/jobs', email })
  const company = { phone, company: null }
  const [application, message] = [sent(), sent()]
  await employer.admit(reader, 'owner')
  const vacancy = await worksFor(reader, employer.company)
  onTestFinished(() => editor.remove('vacancy', vacancy))
  await did([
    ['saved', reader('PUT', '/users/me/saved/content/121', { note: `Voor ${name}` })],
    ['newsletters', reader('PUT', '/users/me/newsletters', { lists: ['weekly'] })],
    ['follows', reader('POST', '/users/me/follows', { follow: [`company/${mark}`], leave: [] })],
    [
      'alert',
      reader('POST', '/users/me/job-alerts', {
        ...{ submissionKey: crypto.randomUUID(), language: 'nl', sourcePath: '/jobs' },
        ...{ subject: `jobs?zoek=${name}`, frequency: 'weekly' },
      }),
    ],
    [
      'application',
      site('POST', '/applications', {
        ...{ ...application, vacancy: await openVacancy(), userId: me.id, name, phone },
        ...{ motivation: `Ik ben ${name}.`, links: [], file: null, consent: null },
      }),
    ],
    [
      'message',
      site('POST', '/contact-messages', {
        ...{ ...message, ...company, department: 'editorial' },
        ...{ subject: name, message: name, name, file: null },
      }),
    ],
    [
      'lead',
      site('POST', '/leads', {
        ...{ ...sent(), ...company, kind: 'supplier', link: 'havik-logistiek' },
        ...{ name, jobTitle: null, message: name },
      }),
    ],
    [
      'subscription',
      reader('POST', '/subscriptions/orders', {
        ...{ key: crypto.randomUUID(), product: 'team', payment: { kind: 'invoice' }, language: 'nl' },
        billing: { name, street, postcode: '5141 kl', city: 'Waalwijk', country: 'NL' },
      }),
    ],
  ])
  await did([
    [
      'registration',
      site('POST', '/registrations', {
        ...{ ...sent(), event: event.number, userId: me.id, attendees: [{ name, email }] },
        ...{ offer: 'Toegang', question: null },
      }),
    ],
  ])
  const ticket = await letIn(reader, 'Ada')
  const guestTicket = await bringsAlong(name, email)
  await press(guestTicket, `${name} ${name}`)
  const { subscriptions } = await (await reader('GET', '/users/me/export')).json<{
    subscriptions: { number: number }[]
  }>()
  const number = subscriptions[0]?.number
  const seat = await reader('POST', `/users/me/subscriptions/${number}`, {
    ...{ act: 'give-seat', email: colleague, language: 'nl' },
  })
  expect(seat.status).toBe(200)
  await mailTo(colleague)
  await storeDraft(env.DB, { account: me.id, form: 'contact', page: '/contact' }, { name }, Date.now())
  await startSession(me.id)
  await allowPush(me.id)
  const files = [
    `account/${me.id}`,
    `application/${application.submissionKey}`,
    `contact/${message.submissionKey}`,
  ]
  for (const record of files) await putFile(record, record.startsWith('account') ? me.id : null)
  // Pages that had codes or names in their addresses.
  const view = { id: crypto.randomUUID(), eventType: 'pageview', at: Date.now() }
  await send([{ ...view, url: `${siteUrl}/search?q=${name}&mail=${email}` }], sessionOf())

  const canLook = await isSearchable()
  if (canLook) {
    expect((await backendColumnsWith(name)).length).toBeGreaterThan(5)
    expect(await backendColumnsWith(`${name} ${name}`)).toContain('event_check_ins.by_name')
    expect(await backendColumnsWith(me.documentId)).toContain('partners.profile_by')
    expect(await actsOf(me.id)).not.toEqual([])
  }
  expect(await edgeTablesWith([name, mark])).toEqual(
    expect.arrayContaining(['form_drafts', 'push_registrations', 'sessions']),
  )
  // They could have read all of it before.
  const held = await (await reader('GET', '/users/me/export')).json<{ subscriptions: object[] }>()
  expect(held.subscriptions).toEqual([
    expect.objectContaining({ seatsGiven: [expect.objectContaining({ email: colleague, endedOn: null })] }),
  ])
  expect(held).toMatchObject({ guestAt: [{ name, email, ticket: guestTicket }] })
  const exported = JSON.stringify(held)
  for (const word of [
    phone,
    street,
    `Voor ${name}`,
    `Ik ben ${name}.`,
    `company/${mark}`,
    `jobs?zoek=${name}`,
  ])
    expect(exported).toContain(word)

  expect((await reader('POST', '/users/me/delete', { password })).status).toBe(200)
  await forgetAccount(env, me.id, false)
  // What the backend's message about each record would have deleted, had it come.
  await sweepRecords(env, configOf(env))

  // The last mail to them is sent, and then forgotten too.
  await mailAbout(email, 'Uw account is verwijderd')
  // The invitation of a colleague is the colleague's, so the mark alone is not theirs in the backend.
  const known = [...Object.values(person), me.documentId, ticket]
  // Each look reads the whole database.
  await expect
    .poll(
      afterJob('deleteWhatIsOld', () => unlawfullyLeft(known)),
      { interval: 1000 },
    )
    .toEqual([])
  expect(await actsOf(me.id)).toEqual([])
  // The place of somebody else's registration stays, without its name.
  if (canLook) expect(await backendColumnsWith(guestTicket)).toContain('registrations.attendees')
  const words = [...known, mark]
  expect(await edgeTablesWith(words)).toEqual(['push_consents', 'sessions'])
  // The proof of a consent is their browser's, and says nothing of an account.
  expect(await consentOfBrowser()).toEqual({ user_id: null, ended_at: expect.any(Number) })
  const stored = await env.DB.prepare('SELECT user_id, device FROM sessions WHERE token_hash = ?1')
    .bind(mark)
    .first()
  // Its token stays refused, whoever it was of.
  expect(stored).toEqual({ user_id: 0, device: '' })
  for (const [store, text] of await everythingElse())
    for (const word of words) expect(text.includes(word), `${word} in ${store}`).toBe(false)
})

/** @param acts What somebody did, with the answers. */
async function did(acts: [string, Promise<Response>][]): Promise<void> {
  const failed = await Promise.all(acts.map(async ([what, answer]) => ((await answer).ok ? [] : [what])))
  expect(failed.flat()).toEqual([])
}

/** Lets somebody in at the event. @returns Their ticket. */
async function letIn(reader: Member, by: string): Promise<string> {
  const [own] = await dataOf<{ code: string }[]>(reader('GET', '/users/me/registrations'))
  const ticket = (await ticketsOf(own?.code ?? '')).at(0) ?? ''
  await press(ticket, by)
  return ticket
}

/** Somebody else registers, and brings a guest. @returns The guest's ticket. */
async function bringsAlong(name: string, email: string): Promise<string> {
  const host = `gastheer-${crypto.randomUUID()}@bedrijf.example`
  const { token } = await dataOf<{ token: string }>(
    site('POST', '/registrations', {
      ...{ submissionKey: crypto.randomUUID(), language: 'nl', sourcePath: event.path, event: event.number },
      ...{ userId: null, email: host, offer: 'Toegang', question: null },
      attendees: [
        { name: 'Gastheer', email: host },
        { name, email },
      ],
    }),
  )
  return (await ticketsOf(token)).at(1) ?? ''
}

async function ticketsOf(token: string): Promise<string[]> {
  const { attendees } = await dataOf<{ attendees: { ticket: string }[] }>(
    site('GET', `/registrations/by-link?token=${token}`),
  )
  return attendees.map(({ ticket }) => ticket)
}

/** Lets a ticket in. */
async function press(ticket: string, by: string): Promise<void> {
  const panel = await signInPanel()
  const { url } = await dataOf<{ url: string }>(panel('GET', `/events/${event.documentId}/door`))
  const token = new URL(url).searchParams.get('code')
  expect(
    await dataOf<object>(
      site('POST', '/registrations/check-in', { token, ticket, by, key: crypto.randomUUID() }),
    ),
  ).toMatchObject({ outcome: 'in' })
}

/** Begins a vacancy for a company, and changes its profile. @returns The vacancy's documentId. */
async function worksFor(reader: Member, company: string): Promise<string> {
  const { fields } = await dataOf<{ fields: object }>(reader('GET', `/companies/${company}/profile`))
  const profile = { ...fields, intro: 'Een andere proef.' }
  await did([['profile', reader('PUT', `/companies/${company}/profile`, profile)]])
  const { number } = await dataOf<{ number: number }>(
    reader('POST', `/companies/${company}/vacancies`, completeVacancy),
  )
  return (await dataOf<{ documentId: string }>(reader('GET', `/own-vacancies/${number}`))).documentId
}

/** What is recorded of an account among the acts of vacancies. */
function actsOf(account: number): Promise<object[]> {
  return inBackend('SELECT act FROM vacancy_acts WHERE account = ?1', account)
}

async function allowPush(userId: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO push_registrations (device_hash, kind, token, user_id, session_hash, language, created_at, refreshed_at)
    VALUES (?1, 'token', ?1, ?2, ?1, 'nl', ?3, ?3)`,
  )
    .bind(mark, userId, Date.now())
    .run()
  await consentGiven(env.DB, mark, 'nl').run()
  expect(await consentOfBrowser()).toEqual({ user_id: userId, ended_at: null })
}

function consentOfBrowser(): Promise<object | null> {
  return env.DB.prepare('SELECT user_id, ended_at FROM push_consents WHERE device_hash = ?1')
    .bind(mark)
    .first()
}

async function putFile(record: string, owner: number | null): Promise<void> {
  const id = crypto.randomUUID().replaceAll('-', '')
  const [purpose] = record.split('/')
  await env.PRIVATE_FILES.put(id, `Dit is van ${person.name}.`, { customMetadata: { by: person.name } })
  await env.DB.prepare(
    `INSERT INTO private_files (id, owner, record, purpose, type, bytes, sha256, state, created_at)
    VALUES (?1, ?2, ?3, ?4, 'pdf', 20, ?5, 'clean', ?6)`,
  )
    .bind(
      id,
      owner,
      record,
      purpose === 'account' ? 'cv' : purpose === 'contact' ? 'tip' : purpose,
      mark,
      Date.now(),
    )
    .run()
}

async function startSession(userId: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at, device)
    VALUES (?1, ?2, ?3, ?3, ?4, 'Firefox op Linux')`,
  )
    .bind(mark, userId, Date.now(), Date.now() + 60_000)
    .run()
}

/** Tables of D1 that contain one of some texts, whichever tables there are. */
async function edgeTablesWith(texts: string[]): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT m.name AS name, group_concat('ifnull(instr(CAST(t."' || c.name || '" AS TEXT), w.value), 0)', ' + ') AS places
    FROM pragma_table_list m, pragma_table_info(m.name) c
    WHERE m.schema = 'main' AND m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\'
    GROUP BY m.name ORDER BY m.name`,
  ).all<{ name: string; places: string }>()
  expect(results.length).toBeGreaterThan(30)
  const answers = await env.DB.batch(
    results.map(({ name, places }) =>
      env.DB.prepare(`SELECT 1 FROM ${name} t, json_each(?1) w WHERE ${places} > 0 LIMIT 1`).bind(
        JSON.stringify(texts),
      ),
    ),
  )
  return results.filter((_, index) => answers[index]?.results.length).map(({ name }) => name)
}

/** The content of the worker's other stores, by name: KV, both buckets, and the storage of every Durable Object. */
async function everythingElse(): Promise<[string, string][]> {
  const { keys } = await env.EDGE_KV.list()
  const values = await Promise.all(keys.map(({ name }) => env.EDGE_KV.get(name)))
  const objects: [string, string][] = [
    ['STATISTICS', await objectsOf(env.STATISTICS)],
    ['PUSH_SENDER', await objectsOf(env.PUSH_SENDER)],
    ['CHANGE_PUBLISHER', await objectsOf(env.CHANGE_PUBLISHER)],
  ]
  // An event waits there, or was delivered meanwhile: this looks at something.
  expect(objects[0]?.[1]).toMatch(/pageview|"delivered":[1-9]/)
  return [
    ['EDGE_KV', JSON.stringify([keys, values])],
    ['MEDIA', await bucketOf(env.MEDIA)],
    ['PRIVATE_FILES', await bucketOf(env.PRIVATE_FILES)],
    ...objects,
  ]
}

async function bucketOf(bucket: R2Bucket): Promise<string> {
  const { objects } = await bucket.list({ include: ['customMetadata', 'httpMetadata'] })
  const texts = await Promise.all(objects.map(async ({ key }) => (await bucket.get(key))?.text()))
  return JSON.stringify([objects, texts])
}

async function objectsOf<Class extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace<Class>,
): Promise<string> {
  const ids = await listDurableObjectIds(namespace)
  const contents = ids.map((id) =>
    runInDurableObject(namespace.get(id), async (_, { storage }) => {
      const tables = [
        ...storage.sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'"),
      ]
      const rows = tables
        .filter(({ name }) => !name.startsWith('_cf'))
        .map(({ name }) => [name, [...storage.sql.exec(`SELECT * FROM "${name}"`)]])
      return JSON.stringify([rows, [...(await storage.list())]])
    }),
  )
  return (await Promise.all(contents)).join()
}
