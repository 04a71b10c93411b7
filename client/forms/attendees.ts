import * as v from 'valibot'
import { line, optionalEmail } from './rules.ts'

/** People of one registration at most, as in the backend. */
export const maxAttendees = 10

/** Somebody who comes. */
export const attendee = v.object({ name: line(120), email: optionalEmail })

/** How such a row is shown. */
export const attendeeFields = {
  name: { as: 'text', label: 'event-form.name' },
  email: { as: 'email', label: 'event-form.email', isOptional: true },
} as const
