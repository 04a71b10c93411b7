import type { Part } from './define-mail.ts'
import type { CalendarEntry } from './invitation.ts'
import { type Language, siteLink } from './site-link.ts'
import { writtenMoment } from './written.ts'

/** What mails about a registration tell of it. */
export type EventValues = {
  /** Of the event. */
  title: string
  slug: string
  number: number
  /** ISO 8601. */
  startsAt: string
  endsAt: string | null
  isAllDay: number
  place: string | null
  /** Kind of ticket. */
  offer: string | null
  people: number
  ticketCode: string | null
  /** Opens the registration without an account. */
  token: string
  /** Of the entry in the recipient's calendar; see `CalendarEntry`. */
  uid: string
  sequence: number
  /** ISO 8601. */
  writtenAt: string
}

export const eventExample: EventValues = {
  title: 'Redactiecafé januari',
  slug: 'redactiecafe-januari-2027',
  number: 7016,
  startsAt: '2027-01-21T18:30:00.000Z',
  endsAt: '2027-01-21T21:00:00.000Z',
  isAllDay: 0,
  place: 'Café De Schakel, Stationsplein 1, 3818 LE Amersfoort',
  offer: 'Toegang',
  people: 2,
  ticketCode: '4F1C-09A2-77BE-D310-5E6A-8C42-B19D-F03E',
  token: 'voorbeeld',
  uid: 'registration-voorbeeld@schakel.example',
  sequence: 0,
  writtenAt: '2026-11-23T12:00:00.000Z',
}

export const eventExampleWithoutTicket: EventValues = { ...eventExample, ticketCode: null }

const words = {
  nl: {
    event: 'Evenement',
    when: 'Wanneer',
    place: 'Waar',
    offer: 'Kaart',
    people: 'Personen',
    code: 'Boekingscode',
  },
  en: {
    event: 'Event',
    when: 'When',
    place: 'Where',
    offer: 'Ticket',
    people: 'People',
    code: 'Booking code',
  },
  de: {
    ...{ event: 'Veranstaltung', when: 'Wann', place: 'Wo', offer: 'Ticket', people: 'Personen' },
    code: 'Buchungscode',
  },
} as const satisfies Record<Language, Record<string, string>>

/** The page of the registration. */
export function registrationPage({ token }: EventValues) {
  return { path: '/inschrijving', query: { code: token } }
}

/** The entry of a registration in its owner's calendar. */
export function invitationOf(values: EventValues, method: CalendarEntry['method']): CalendarEntry {
  const { uid, sequence, writtenAt: at, startsAt, endsAt, title, place, slug } = values
  return {
    ...{ method, uid, sequence, at, startsAt, endsAt, title, place },
    isAllDay: values.isAllDay === 1,
    url: siteLink('nl', `/events/${slug}`),
  }
}

/** The facts of a registration. */
export function eventFacts(language: Language, values: EventValues): Part {
  const { title, place, offer, people, ticketCode } = values
  const label = words[language]
  return {
    facts: [
      [label.event, title],
      [label.when, when(language, values)],
      [label.place, place],
      [label.offer, offer],
      [label.people, String(people)],
      [label.code, ticketCode],
    ],
  }
}

function when(language: Language, { startsAt, isAllDay }: EventValues): string {
  return whenIs(language, startsAt, isAllDay === 1)
}

/** A day with its hour, in the Netherlands. @param at ISO 8601. */
export function whenIs(language: Language, at: string, isAllDay = false): string {
  const hours = isAllDay ? {} : ({ timeStyle: 'short' } as const)
  return writtenMoment(new Date(at), language, {
    dateStyle: 'full',
    ...hours,
    timeZone: 'Europe/Amsterdam',
  })
}
