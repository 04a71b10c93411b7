import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { linkToken, openLinkToken } from '../access/link-token.ts'
import { line, mailedCode } from '../access/valid-input.ts'
import { csvOf } from '../text/csv.ts'
import type { Answer } from './answers.ts'
import { type CheckInRow, checkInTable } from './check-in-table.ts'
import { type EventRow, endOf, findEvent } from './event.ts'
import { liveRegistrations, lockEvent } from './event-lock.ts'
import { type RegistrationRow, registrationUid } from './registration.ts'
import { ticketIn } from './tickets.ts'

/** For so long after an event its link still opens the list. */
const openAfterMs = 2 * 86_400_000

/** Letting somebody in, by the link of the event. */
export const CheckIn = z.strictObject({
  token: mailedCode,
  /** As it was read or typed. */
  ticket: line(60).min(1),
  /** Who lets them in. */
  by: line(120).min(1),
  /** Of the press. */
  key: z.string().min(16).max(60),
})

/** What came of a press. `again`: somebody was let in with it before. `unknown`: no ticket of this event, or none any more. */
interface CheckedIn {
  outcome: 'in' | 'again' | 'unknown'
  /** As it is listed, however it was typed. */
  ticket: string
  name: string | null
  offer: string | null
  /** When and by whom they were let in; ISO 8601. */
  at: string | null
  by: string | null
}

/** The token with which organisers see who comes, and let them in. */
export function doorToken(eventId: string): string {
  return linkToken('door-links', eventId)
}

/**
 * The event that such a token opens.
 * @throws errors.NotFoundError For a forged one, and two days after the event.
 */
export async function eventOfDoor(strapi: Core.Strapi, token: string): Promise<EventRow> {
  const documentId = openLinkToken('door-links', token)
  const event = documentId === null ? null : await findEvent(strapi, documentId)
  if (!event || endOf(event).getTime() + openAfterMs < Date.now()) throw new errors.NotFoundError()
  return event
}

/** Who comes to an event, by name, and who is in. */
export async function shownDoor(
  strapi: Core.Strapi,
  { documentId, title, startsAt }: EventRow,
): Promise<object> {
  const registrations = await liveRegistrations(strapi, documentId)
  const checkIns = await checkInsOf(strapi, documentId)
  const people = (state: RegistrationRow['state']) =>
    registrations
      .filter((row) => row.state === state)
      .reduce((sum, { attendees }) => sum + attendees.length, 0)
  const attendees = registrations
    .filter(({ state }) => state === 'confirmed')
    .flatMap(({ offer, answers, attendees }) =>
      attendees.map((attendee) => ({ ...attendee, offer, answers: shownAnswers(answers) })),
    )
    .flatMap(({ name, company, role, ticket, offer, answers }) => {
      const checkIn = ticket ? checkIns.get(ticket) : undefined
      const of = { name: name ?? '', company: company ?? null, role: role ?? null }
      return ticket ? [{ ...of, ticket, offer, answers, ...shownCheckIn(checkIn) }] : []
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nl'))
  return {
    ...{ title, startsAt, attendees },
    held: people('new'),
    waiting: people('waiting-list'),
  }
}

/**
 * Lets somebody in: each ticket once, whoever presses at the same moment. The second hears when and by whom it was; the same press that comes again
 * hears what the first one heard.
 */
export async function checkIn(
  strapi: Core.Strapi,
  { documentId: eventId }: EventRow,
  { ticket: typed, by, key }: Omit<z.output<typeof CheckIn>, 'token'>,
): Promise<CheckedIn> {
  return strapi.db.transaction(async ({ trx }) => {
    const { registrations } = await lockEvent(strapi, trx, eventId)
    const ticket = ticketIn(typed)
    const registration = registrations.find(
      (row) => row.state === 'confirmed' && row.attendees.some((attendee) => attendee.ticket === ticket),
    )
    if (!registration)
      return { outcome: 'unknown' as const, ticket, name: null, offer: null, at: null, by: null }
    const { documentId, offer, attendees, checkedInAt } = registration
    const name = attendees.find((attendee) => attendee.ticket === ticket)?.name ?? ''
    const known: CheckInRow | undefined = await trx(checkInTable).where({ ticket }).first()
    if (known)
      return {
        outcome: known.key === key ? ('in' as const) : ('again' as const),
        ...{ ticket, name, offer },
        ...shownCheckIn(known),
      }
    const row: CheckInRow = {
      ...{ ticket, event_id: eventId, registration: documentId, at: Date.now(), by_name: by, key },
    }
    await trx(checkInTable).insert(row)
    if (!checkedInAt)
      await strapi.db
        .query(registrationUid)
        .update({ where: { documentId }, data: { checkedInAt: new Date(Number(row.at)) } })
    return { outcome: 'in' as const, ticket, name, offer, ...shownCheckIn(row) }
  })
}

const states = {
  new: 'Vastgehouden',
  confirmed: 'Aangemeld',
  'waiting-list': 'Wachtlijst',
  cancelled: 'Afgemeld',
}

/** Everybody who registered, as a table for a spreadsheet, with a column for each question that somebody answered. */
export async function attendeesCsv(strapi: Core.Strapi, { documentId }: EventRow): Promise<string> {
  const registrations = await liveRegistrations(strapi, documentId)
  const checkIns = await checkInsOf(strapi, documentId)
  // In the words in which it was asked first: other languages ask the same.
  const questions = new Map(
    registrations
      .flatMap(({ answers }) => answers ?? [])
      .toReversed()
      .map(({ code, question }) => [code, question]),
  )
  const rows = registrations.flatMap(({ attendees, state, offer, email, question, answers, createdAt }) =>
    attendees.map(({ name, email: own, company, role, ticket }) => {
      const { at } = shownCheckIn(ticket ? checkIns.get(ticket) : undefined)
      return [
        ...[name, own ?? email, company ?? null, role ?? null, states[state], offer, question],
        ...[...questions.keys()].map((code) => answers?.find((one) => one.code === code)?.answer ?? null),
        ...[new Date(createdAt).toISOString(), ticket ?? null, at],
      ]
    }),
  )
  return csvOf(
    [
      ...['Naam', 'E-mailadres', 'Bedrijf', 'Functie', 'Stand', 'Kaart', 'Vraag'],
      ...questions.values(),
      ...['Aangemeld op', 'Kaartcode', 'Binnen sinds'],
    ],
    rows,
  )
}

function shownAnswers(answers: RegistrationRow['answers']): Omit<Answer, 'code'>[] {
  return (answers ?? []).map(({ question, answer }) => ({ question, answer }))
}

/** What is known of who was let in goes with their registration. */
export async function forgetCheckIns(strapi: Core.Strapi, registration: string): Promise<void> {
  await strapi.db.transaction(({ trx }) => trx(checkInTable).where({ registration }).delete())
}

async function checkInsOf(strapi: Core.Strapi, eventId: string): Promise<Map<string, CheckInRow>> {
  const rows: CheckInRow[] = await strapi.db.connection(checkInTable).where({ event_id: eventId })
  return new Map(rows.map((row) => [row.ticket, row]))
}

function shownCheckIn(row: CheckInRow | undefined): { at: string | null; by: string | null } {
  return row ? { at: new Date(Number(row.at)).toISOString(), by: row.by_name } : { at: null, by: null }
}
