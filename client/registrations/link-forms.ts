import * as v from 'valibot'
import { answerFields, answerRules } from '../forms/answer-fields.tsx'
import { attendee, attendeeFields, maxAttendees } from '../forms/attendees.ts'
import { defineForm } from '../forms/define-form.ts'
import { definePlacedForm } from '../forms/define-placed-form.ts'
import { groupField } from '../forms/fields/GroupField.tsx'
import { rowsOf } from '../forms/standard-rules.ts'
import type { orderTicketsForm } from './order-form.ts'

/** Changing who comes, by the link of a mail: its code stands in the address of the page, never in a field. */
export const attendeesForm = definePlacedForm({
  name: 'change-attendees',
  title: 'event-registration.change',
  submit: 'event-registration.change-submit',
  schema: v.object({ attendees: rowsOf(attendee, { min: 1, max: maxAttendees }), ...answerRules }),
  fields: {
    attendees: groupField({
      label: 'event-registration.attendees',
      row: attendee,
      fields: attendeeFields,
      rowLabel: 'event-form.attendee',
      add: 'event-form.add',
      min: 1,
      max: maxAttendees,
    }),
    ...answerFields,
  },
})

/** Cancelling a registration by such a link. */
export const cancelByLinkForm = defineForm({ name: 'cancel-by-link', schema: v.object({}), initial: {} })

/** The name of a form that the link of a registration opens. */
export type RegistrationFormName =
  | typeof attendeesForm.name
  | typeof cancelByLinkForm.name
  | typeof orderTicketsForm.name
