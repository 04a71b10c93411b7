import { expect, it } from 'vitest'
import { type RetentionRule, retentionDays } from '../../cms/src/privacy/retention-days.ts'
import { inBackend, runJob } from '../worker/support/backend.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { isSearchable } from './support/left-behind.ts'

type Row = Record<string, string | number | null>

/** How a row of a rule looks. */
interface Kept {
  table: string
  /** The column that says whose it is. */
  who: string
  /** @param at When the time of its rule began, in milliseconds since 1970. */
  row: (who: string, at: number) => Row
}

/** What Strapi's types have. */
const document = (at: number): Row => ({
  document_id: crypto.randomUUID().slice(0, 24),
  created_at: at,
  published_at: at,
})
const signUp = (email: string, at: number) => ({ ...document(at), email, lists: '["weekly"]' })
const alert = (email: string, at: number) => ({ ...document(at), email, subject: 'jobs', frequency: 'daily' })
const mail = (recipient: string, at: number, state: string) => ({
  ...{ key: recipient, kind: 'reset', locale: 'nl', recipient, message_id: recipient, delivery: 'answer' },
  ...{ state, due_at: at, expires_at: at, created_at: at, changed_at: at },
})
const seat = (email: string, at: number) => ({
  ...{ id: email.slice(0, 60), subscription: 'geen', email, invited_at: at, expires_at: at },
})

/** Those of the nightly job that only need rows. */
const rules: Partial<Record<RetentionRule, Kept>> = {
  lead: { table: 'leads', who: 'email', row: (email, at) => ({ ...document(at), email }) },
  message: { table: 'contact_messages', who: 'email', row: (email, at) => ({ ...document(at), email }) },
  report: { table: 'vacancy_reports', who: 'email', row: (email, at) => ({ ...document(at), email }) },
  'newsletter-unconfirmed': { table: 'newsletter_signups', who: 'email', row: signUp },
  'newsletter-ended': {
    ...{ table: 'newsletter_signups', who: 'email' },
    row: (email, at) => ({ ...signUp(email, at), confirmed_at: at, unsubscribed_at: at }),
  },
  'alert-unconfirmed': { table: 'job_alerts', who: 'email', row: alert },
  'alert-ended': {
    ...{ table: 'job_alerts', who: 'email' },
    row: (email, at) => ({ ...alert(email, at), confirmed_at: at, ended_at: at }),
  },
  // Of an event that is gone, so that it counts from when they registered.
  registration: {
    ...{ table: 'registrations', who: 'email' },
    row: (email, at) => ({ ...document(at), email, event_id: 'geen', attendees: '[]', state: 'confirmed' }),
  },
  'seat-ended': {
    ...{ table: 'subscription_seats', who: 'email' },
    row: (email, at) => ({ ...seat(email, at), accepted_at: at, ended_at: at }),
  },
  'subscription-request': {
    ...{ table: 'subscription_requests', who: 'email' },
    row: (email, at) => ({
      key: email,
      code_hash: email.slice(0, 64),
      email,
      input: '{}',
      address: '',
      asked_at: at,
    }),
  },
  claim: {
    ...{ table: 'company_claims', who: 'email' },
    row: (email, at) => ({
      ...{ company: 'geen', account: 'geen', name: 'Niemand', job: 'Geen', email, is_of_website: 0 },
      ...{ state: 'rejected', language: 'nl', made_at: at },
    }),
  },
  consent: {
    ...{ table: 'consents', who: 'email' },
    row: (email, at) => ({
      ...document(at),
      email,
      purpose: 'newsletter',
      step: 'withdrawn',
      lists: '[]',
      at,
    }),
  },
  'mail-sent': { table: 'mail_outbox', who: 'recipient', row: (to, at) => mail(to, at, 'done') },
  'mail-undelivered': { table: 'mail_outbox', who: 'recipient', row: (to, at) => mail(to, at, 'dead') },
  'mail-refused': {
    ...{ table: 'mail_suppressions', who: 'address' },
    row: (address, at) => ({ address, reason: '5.1.1', created_at: at }),
  },
  'asked-mail': {
    ...{ table: 'asked_mails', who: 'mailbox' },
    row: (mailbox, at) => ({ mailbox: mailbox.slice(0, 64), reason: 'reset', sent_at: at }),
  },
  'privacy-request': {
    ...{ table: 'privacy_requests', who: 'mailbox' },
    row: (mailbox, at) => ({ mailbox: mailbox.slice(0, 64), act: 'deleted', editor: 1, counts: '{}', at }),
  },
}

/** Short, and of nobody else. */
const mark = crypto.randomUUID().slice(0, 8)
const whoOf = (rule: string, age: 'oud' | 'nieuw') => `${age}-${rule}-${mark}@bewaard.example`
const daysAgo = (days: number) => Date.now() - days * 86_400_000

async function add(table: string, row: Row): Promise<number> {
  const names = Object.keys(row)
  const places = names.map((_, index) => `?${index + 1}`)
  const [made] = await inBackend<{ id: number }>(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')}) RETURNING rowid AS id`,
    ...Object.values(row),
  )
  return Number(made?.id)
}

async function isThere({ table, who }: Kept, value: string): Promise<boolean> {
  const rows = await inBackend(`SELECT 1 FROM ${table} WHERE ${who} = ?1`, value)
  return rows.length > 0
}

/** How much the panel says that rules have deleted. */
async function reported(): Promise<Map<string, number>> {
  const panel = await signInPanel()
  const { data } = await (await panel('GET', '/post/deleted')).json<{
    data: { rule: string; count: number }[]
  }>()
  const sums = new Map<string, number>()
  for (const { rule, count } of data) sums.set(rule, (sums.get(rule) ?? 0) + count)
  return sums
}

it('the nightly job deletes by each rule what is a day too old, keeps what is a day younger, and reports it', async () => {
  if (!(await isSearchable())) return
  const before = await reported()
  const all = Object.entries(rules) as [RetentionRule, Kept][]
  for (const [rule, { table, row }] of all) {
    // The younger first: when the older is gone, the job had seen both.
    await add(table, row(whoOf(rule, 'nieuw'), daysAgo(retentionDays[rule] - 1)))
    await add(table, row(whoOf(rule, 'oud'), daysAgo(retentionDays[rule] + 1)))
  }

  const stillThere = async () => {
    const found = await Promise.all(
      all.map(async ([rule, kept]) => ((await isThere(kept, whoOf(rule, 'oud'))) ? [rule] : [])),
    )
    return found.flat()
  }
  await runJob('deleteWhatIsOld')
  expect(await stillThere()).toEqual([])

  for (const [rule, kept] of all)
    expect([rule, await isThere(kept, whoOf(rule, 'nieuw'))]).toEqual([rule, true])
  const after = await reported()
  for (const [rule] of all)
    expect([rule, (after.get(rule) ?? 0) > (before.get(rule) ?? 0)]).toEqual([rule, true])
  for (const [rule, { table, who }] of all)
    await inBackend(`DELETE FROM ${table} WHERE ${who} = ?1`, whoOf(rule, 'nieuw'))
})

it('makes a paid registration anonymous, which the books need', async () => {
  if (!(await isSearchable())) return
  const registered = daysAgo(retentionDays.registration + 1)
  const email = whoOf('betaald', 'oud')
  const id = await add('registrations', {
    ...document(registered),
    ...{ email, event_id: 'geen', state: 'confirmed', price: 90, order_number: 1, ticket_code: mark },
    attendees: JSON.stringify([
      { name: mark, email },
      { name: 'Gast', email: null },
    ]),
  })

  const stored = async () => (await inBackend<Row>('SELECT * FROM registrations WHERE id = ?1', id))[0]
  await runJob('deleteWhatIsOld')
  expect((await stored())?.email).toBeNull()

  expect(await stored()).toMatchObject({
    price: 90,
    order_number: 1,
    ticket_code: null,
    attendees: '[{},{}]',
  })
  await inBackend('DELETE FROM registrations WHERE id = ?1', id)
})

it('forgets to whom an edition went, and keeps how many there were', async () => {
  if (!(await isSearchable())) return
  const run = async (days: number) => {
    const id = await add('edition_runs', {
      ...{ document_id: crypto.randomUUID(), locale: 'nl', newsletter: 'weekly', state: 'sent' },
      ...{ send_at: daysAgo(days), started_at: daysAgo(days), ended_at: daysAgo(days) },
    })
    for (const sign_up of ['een', 'twee'])
      await add('edition_recipients', {
        run_id: id,
        address: `${sign_up}-${mark}@bewaard.example`,
        sign_up,
        state: 'gone',
      })
    return id
  }
  const kept = await run(retentionDays['edition-recipients'] - 1)
  const old = await run(retentionDays['edition-recipients'] + 1)
  const recipients = (id: number) => inBackend('SELECT 1 FROM edition_recipients WHERE run_id = ?1', id)

  await runJob('deleteWhatIsOld')
  expect(await recipients(old)).toEqual([])

  expect(await recipients(kept)).toHaveLength(2)
  const [{ figures } = { figures: '{}' }] = await inBackend<{ figures: string }>(
    'SELECT figures FROM edition_runs WHERE id = ?1',
    old,
  )
  expect(JSON.parse(figures)).toMatchObject({ recipients: 2, gone: 2 })
  await inBackend('DELETE FROM edition_recipients WHERE run_id = ?1', kept)
  for (const id of [kept, old]) await inBackend('DELETE FROM edition_runs WHERE id = ?1', id)
})
