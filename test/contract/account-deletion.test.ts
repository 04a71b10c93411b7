import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storedData } from '../../cms/src/privacy/stored-data.ts'
import { storeDraft } from '../../worker/drafts/form-drafts.ts'
import { forgetAccount } from '../../worker/files/forget-account.ts'
import { backendColumns, backendColumnsWith, mailAbout, mailTo } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { type MadeEvent, makeEvent } from './support/event.ts'
import { type Member, memberWith, signInMember } from './support/member.ts'
import { signInPanel } from './support/panel.ts'
import { dataOf } from './support/posting.ts'

const password = 'een-wachtwoord-van-niemand-7'
const site = memberWith(env.CMS_TOKEN)
/** Nothing else has any of these words. */
const mark = crypto.randomUUID().slice(0, 8)
const person = {
  email: `weggaan-${mark}@schakel.example`,
  name: `Zwaluwstaart${mark}`,
  street: `Verdwijnpad${mark} 3`,
}
const colleague = `collega-${mark}@schakel.example`

let editor: Editor
let event: MadeEvent
beforeAll(async () => {
  editor = await signInEditor()
  event = await makeEvent(editor, 50)
})
afterAll(() => event.remove())

it('forgets somebody who did everything, in every store, but for what the law keeps', async () => {
  const { email, name, street } = person
  await editor.makeUser({ email, username: `weg-${mark}`, password, confirmed: true })
  const reader = await signInMember(email, password)
  const me = await (await reader('PUT', '/users/me', { firstName: name, lastName: name })).json<{
    id: number
  }>()
  const sent = () => ({ submissionKey: crypto.randomUUID(), language: 'nl', sourcePath: '/jobs', email })
  const noFields = { phone: null, company: null }
  const acts: [string, Promise<Response>][] = [
    ['saved', reader('PUT', '/users/me/saved/content/121', { note: `Voor ${name}` })],
    ['newsletters', reader('PUT', '/users/me/newsletters', { lists: ['weekly'] })],
    [
      'application',
      site('POST', '/applications', {
        ...sent(),
        ...{ vacancy: await openVacancy(), userId: me.id, name, phone: null, motivation: `Ik ben ${name}.` },
        ...{ links: [], file: null, consent: null },
      }),
    ],
    [
      'message',
      site('POST', '/contact-messages', {
        ...{
          ...sent(),
          ...noFields,
          department: 'editorial',
          subject: name,
          message: name,
          name,
          file: null,
        },
      }),
    ],
    [
      'lead',
      site('POST', '/leads', {
        ...{ ...sent(), ...noFields, kind: 'supplier', link: 'havik-logistiek' },
        ...{ name, jobTitle: null, message: name },
      }),
    ],
    [
      'registration',
      site('POST', '/registrations', {
        ...{ ...sent(), event: event.number, userId: me.id, attendees: [{ name, email }], offer: 'Toegang' },
        question: null,
      }),
    ],
    [
      'subscription',
      reader('POST', '/subscriptions/orders', {
        ...{ key: crypto.randomUUID(), product: 'team', payment: { kind: 'invoice' }, language: 'nl' },
        billing: { name, street, postcode: '5141 kl', city: 'Waalwijk', country: 'NL' },
      }),
    ],
  ]
  const failed = await Promise.all(acts.map(async ([what, answer]) => ((await answer).ok ? [] : [what])))
  expect(failed.flat()).toEqual([])
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
  const ticket = await letIn(reader)
  expect((await backendColumnsWith(name)).length).toBeGreaterThan(5)

  expect((await reader('POST', '/users/me/delete', { password })).status).toBe(200)
  await forgetAccount(env, me.id, false)

  // The last mail to them is sent, and then forgotten too.
  await mailAbout(email, 'Uw account is verwijderd')
  await expect.poll(() => unlawfullyLeft([...Object.values(person), ticket])).toEqual([])
  expect(await edgeTablesWith(name)).toEqual([])
  expect(await edgeTablesWith(email)).toEqual([])
  expect(await env.DB.prepare('SELECT 1 FROM sessions WHERE user_id = ?1').bind(me.id).first()).toBeNull()
  const { objects } = await env.PRIVATE_FILES.list({ include: ['customMetadata'] })
  expect(JSON.stringify(objects)).not.toContain(name)
  expect(JSON.stringify((await env.EDGE_KV.list()).keys)).not.toContain(mark)
})

/** Where words of somebody still are, besides the tables that the registry says the law keeps. */
async function unlawfullyLeft(words: string[]): Promise<string[]> {
  if (Object.keys(await backendColumns()).length === 0) return []
  const found = (await Promise.all(words.map(backendColumnsWith))).flat()
  const kept = Object.values(storedData).flatMap((entry) =>
    entry.ground === 'law' && 'database' in entry ? Object.keys(entry.database) : [],
  )
  return found.filter((column) => !kept.includes(column.split('.')[0] ?? ''))
}

/** Lets somebody in at the event. @returns Their ticket. */
async function letIn(reader: Member): Promise<string> {
  const [own] = await dataOf<{ code: string }[]>(reader('GET', '/users/me/registrations'))
  const { attendees } = await dataOf<{ attendees: { ticket: string }[] }>(
    site('GET', `/registrations/by-link?token=${own?.code}`),
  )
  const ticket = attendees[0]?.ticket ?? ''
  const panel = await signInPanel()
  const { url } = await dataOf<{ url: string }>(panel('GET', `/events/${event.documentId}/door`))
  const token = new URL(url).searchParams.get('code')
  const press = { token, ticket, by: 'Ada', key: crypto.randomUUID() }
  expect(await dataOf<object>(site('POST', '/registrations/check-in', press))).toMatchObject({
    outcome: 'in',
  })
  return ticket
}

async function openVacancy(): Promise<number> {
  const row = await env.DB.prepare(
    'SELECT number FROM jobs WHERE open_until > ?1 AND for_nl = 1 ORDER BY number LIMIT 1',
  )
    .bind(Date.now())
    .first<{ number: number }>()
  return Number(row?.number)
}

async function startSession(userId: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at, device)
    VALUES (?1, ?2, ?3, ?3, ?4, 'Firefox op Linux')`,
  )
    .bind(mark, userId, Date.now(), Date.now() + 60_000)
    .run()
}

/** Tables of D1 that contain a text. */
async function edgeTablesWith(text: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT m.name AS name, group_concat('instr(CAST("' || c.name || '" AS TEXT), ?1)', ' + ') AS places
    FROM sqlite_master m, pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name IN ('form_drafts', 'form_submissions', 'private_files', 'push_registrations', 'sessions')
    GROUP BY m.name`,
  ).all<{ name: string; places: string }>()
  const found = await Promise.all(
    results.map(async ({ name, places }) => {
      const row = await env.DB.prepare(`SELECT 1 FROM ${name} WHERE ${places} > 0 LIMIT 1`).bind(text).first()
      return row ? [name] : []
    }),
  )
  return found.flat()
}
