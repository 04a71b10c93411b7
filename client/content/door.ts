/** Somebody who comes to an event, as who stands at the door sees them. */
export interface ExpectedAttendee {
  name: string
  company: string | null
  role: string | null
  /** Of their registration. */
  answers: { question: string; answer: string }[]
  ticket: string
  /** Kind of ticket. */
  offer: string | null
  /** When and by whom they were let in, in ISO 8601; null before. */
  at: string | null
  by: string | null
}

/** The list at the door of an event. */
export interface Door {
  title: string
  /** ISO 8601. */
  startsAt: string
  /** By name. */
  attendees: ExpectedAttendee[]
  /** People whose places are held until they pay, and on the waiting list. */
  held: number
  waiting: number
}

/** An event that a company of the reader organises. */
export interface OrganizedEvent {
  title: string
  /** ISO 8601. */
  startsAt: string
  /** Code of its door. */
  door: string
}

/** What came of letting somebody in. `again`: they were let in before. `unknown`: no ticket of this event, or none any more. */
export interface CheckedIn {
  outcome: 'in' | 'again' | 'unknown'
  /** As it is listed, however it was typed. */
  ticket: string
  name: string | null
  offer: string | null
  at: string | null
  by: string | null
}
