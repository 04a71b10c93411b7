import { expect, it } from 'vitest'
import { inDatabase } from '../support/backend-database.ts'
import { makeOlder } from '../support/old-codes.ts'
import { afterJob } from '../support/schedule.ts'
import { type Account, newcomer, register } from './support/account.ts'

/** Somebody who has registered so many days ago, and not confirmed it. */
async function waiting(days: number, beforehand = (_: Account) => {}): Promise<Account> {
  const account = newcomer()
  await register(account)
  beforehand(account)
  makeOlder('registration', account.email, days * 24)
  return account
}

function exists({ email }: Account): boolean {
  return inDatabase(
    (database) => database.prepare('SELECT 1 FROM up_users WHERE email = ?').get(email) !== undefined,
  )
}

/** Lets an account act for a company, as an editor can. */
function makeMember({ email }: Account): void {
  inDatabase((database) => {
    database.prepare(`INSERT INTO memberships (document_id, key, role) VALUES (?1, ?1, 'editor')`).run(email)
    database
      .prepare(
        `INSERT INTO memberships_user_lnk (membership_id, user_id)
        SELECT memberships.id, up_users.id FROM memberships, up_users WHERE key = ?1 AND email = ?1`,
      )
      .run(email)
  })
}

it('an account that nobody confirms for thirty days is deleted, unless it acts for a company', async () => {
  const member = await waiting(31, makeMember)
  const young = await waiting(29)
  const forgotten = await waiting(31)

  await expect.poll(afterJob('deleteWhatIsOld', async () => exists(forgotten))).toBe(false)

  expect(exists(young)).toBe(true)
  expect(exists(member)).toBe(true)
})

const dayMs = 86_400_000

interface AlertAges {
  /** In days. */
  made: number
  /** In days; null for what has not happened. */
  confirmed: number | null
  ended: number | null
}

/** Puts an alert into the database. @returns Its address. */
function makeAlert(ages: AlertAges): string {
  const email = `zoeker-${crypto.randomUUID()}@proef.example`
  const before = (days: number | null) => (days === null ? null : Date.now() - days * dayMs)
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO job_alerts (document_id, email, subject, frequency, created_at, updated_at, published_at, confirmed_at, ended_at)
        VALUES (?1, ?1, 'jobs', 'daily', ?2, ?2, ?2, ?3, ?4)`,
      )
      .run(email, before(ages.made), before(ages.confirmed), before(ages.ended)),
  )
  return email
}

it('alerts that nobody confirms are deleted after seven days, and ended ones after ninety', async () => {
  const alerts = {
    waiting: makeAlert({ made: 6.9, confirmed: null, ended: null }),
    unconfirmed: makeAlert({ made: 7.1, confirmed: null, ended: null }),
    active: makeAlert({ made: 400, confirmed: 399, ended: null }),
    ended: makeAlert({ made: 400, confirmed: 399, ended: 89.9 }),
    over: makeAlert({ made: 400, confirmed: 399, ended: 90.1 }),
  }
  const left = () =>
    inDatabase((database) =>
      Object.entries(alerts).flatMap(([name, email]) =>
        database.prepare('SELECT 1 FROM job_alerts WHERE email = ?').get(email) ? [name] : [],
      ),
    )

  await expect.poll(afterJob('deleteWhatIsOld', async () => left())).toEqual(['waiting', 'active', 'ended'])
})

interface GuestAges {
  /** Since the end of the event, in days. */
  ended: number
  /** In euros. */
  price: number
}

/** Puts somebody who was let in at an event into the database. @returns What tells them, the event and their ticket apart. */
function makeGuest({ ended, price }: GuestAges): string {
  const mark = crypto.randomUUID()
  const end = Date.now() - ended * dayMs
  inDatabase((database) => {
    database
      .prepare(
        `INSERT INTO events (document_id, locale, title, slug, starts_at, ends_at) VALUES (?1, 'nl', ?1, ?1, ?2, ?3)`,
      )
      .run(mark, end - dayMs, end)
    database
      .prepare(
        `INSERT INTO registrations (document_id, event_id, email, attendees, state, price, created_at, published_at)
        VALUES (?1, ?1, ?1, ?2, 'confirmed', ?3, ?4, ?4)`,
      )
      .run(mark, JSON.stringify([{ name: 'Noor Bakker', ticket: mark }]), price, end - 30 * dayMs)
    database
      .prepare(
        `INSERT INTO event_check_ins (ticket, event_id, registration, at, by_name, key) VALUES (?1, ?1, ?1, ?2, 'Ada', ?1)`,
      )
      .run(mark, end)
  })
  return mark
}

it('who came to an event is forgotten ninety days after it, but how many for the books', async () => {
  const guests = {
    recent: makeGuest({ ended: 89.9, price: 0 }),
    over: makeGuest({ ended: 90.1, price: 0 }),
    paid: makeGuest({ ended: 90.1, price: 45 }),
  }
  const left = () =>
    inDatabase((database) =>
      Object.entries(guests).map(([name, mark]) => {
        const registration = database
          .prepare('SELECT email, attendees FROM registrations WHERE document_id = ?')
          .get(mark)
        const isIn = database.prepare('SELECT 1 FROM event_check_ins WHERE registration = ?').get(mark)
        return { name, people: registration && String(registration.attendees), isIn: isIn !== undefined }
      }),
    )

  await expect.poll(afterJob('deleteWhatIsOld', async () => left())).toEqual([
    { name: 'recent', people: expect.stringContaining('Noor Bakker'), isIn: true },
    { name: 'over', people: undefined, isIn: false },
    { name: 'paid', people: '[{}]', isIn: false },
  ])
  inDatabase((database) => {
    for (const mark of Object.values(guests)) {
      database.prepare('DELETE FROM events WHERE document_id = ?').run(mark)
      database.prepare('DELETE FROM registrations WHERE document_id = ?').run(mark)
      database.prepare('DELETE FROM event_check_ins WHERE registration = ?').run(mark)
    }
  })
})
