import * as v from 'valibot'
import { line, optionalEmail } from './rules.ts'

/** People of one registration at most, as in the backend. */
export const maxAttendees = 10

/** A line that may be left out. */
export const optionalLine = v.optional(
  v.pipe(v.string('form.invalid'), v.trim(), v.maxLength(120, 'form.length-max')),
  '',
)

/** Somebody who comes. */
export const attendee = v.object({
  name: line(120),
  email: optionalEmail,
  company: optionalLine,
  role: optionalLine,
})

/** How such a row is shown. */
export const attendeeFields = {
  name: { as: 'text', label: 'event-form.name' },
  email: { as: 'email', label: 'event-form.email', isOptional: true },
  company: { as: 'text', label: 'event-form.company', isOptional: true },
  role: { as: 'text', label: 'event-form.role', isOptional: true },
} as const

/** Somebody who comes, as the backend takes them. */
export function attendeeFrom({ name, email, company, role }: v.InferOutput<typeof attendee>) {
  return { name, email: email || null, company: company || null, role: role || null }
}
