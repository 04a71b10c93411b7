import * as v from 'valibot'
import { answerFields, answerRules } from '../answer-fields.tsx'
import { attendee, attendeeFields, maxAttendees, optionalLine } from '../attendees.ts'
import { definePlacedForm } from '../define-placed-form.ts'
import { groupField } from '../fields/GroupField.tsx'
import { email, line } from '../rules.ts'
import { lines, rowsOf } from '../standard-rules.ts'

/** Registering for the event on whose page it stands. Who registers comes too. Lengths are those of the backend. */
export const form = definePlacedForm({
  name: 'event-registration',
  schema: v.object({
    name: line(120),
    email,
    company: optionalLine,
    role: optionalLine,
    /** Name of the ticket. The page offers the choice where there is one. */
    offer: v.optional(v.pipe(v.string('form.invalid'), v.maxLength(255, 'form.length-max')), ''),
    others: rowsOf(attendee, { max: maxAttendees - 1 }),
    ...answerRules,
    question: v.optional(v.union([v.literal(''), lines({ max: 2000 })]), ''),
  }),
  texts: ['events', 'form-fields'],
  title: 'event-form.title',
  intro: 'event-form.intro',
  submit: 'event-form.submit',
  isForStrangers: true,
  keepsDraft: true,
  // Editors may change the questions meanwhile.
  draftOf: 'asked',
  fields: {
    name: { as: 'text', label: 'event-form.name', autoComplete: 'name' },
    email: { as: 'email', label: 'event-form.email', autoComplete: 'email' },
    company: {
      as: 'text',
      label: 'event-form.company',
      autoComplete: 'organization',
      isOptional: true,
    },
    role: {
      as: 'text',
      label: 'event-form.role',
      autoComplete: 'organization-title',
      isOptional: true,
    },
    offer: { as: 'select', label: 'event-form.offer', options: 'of the page' },
    others: groupField({
      label: 'event-form.others',
      hint: 'event-form.others-hint',
      row: attendee,
      fields: attendeeFields,
      rowLabel: 'event-form.attendee',
      add: 'event-form.add',
      max: maxAttendees - 1,
    }),
    ...answerFields,
    question: {
      as: 'area',
      label: 'event-form.question',
      hint: 'event-form.question-hint',
      rows: 3,
      isOptional: true,
    },
  },
})
