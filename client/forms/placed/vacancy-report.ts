import * as v from 'valibot'
import { reportReasons } from '../../content/report-reason.ts'
import { definePlacedForm } from '../define-placed-form.ts'
import { oneOf, optionalEmail, optionalLine } from '../rules.ts'
import { lines } from '../standard-rules.ts'

/** A report of the vacancy that the address of its page names. Lengths are those of the backend. */
export const form = definePlacedForm({
  name: 'vacancy-report',
  schema: v.object({
    reason: oneOf(reportReasons),
    explanation: lines({ max: 5000 }),
    name: optionalLine(120),
    email: optionalEmail,
  }),
  texts: ['reports'],
  title: 'report-form.title',
  intro: 'report-form.intro',
  submit: 'report-form.submit',
  isForStrangers: true,
  fields: {
    reason: {
      as: 'radios',
      label: 'report-form.reason',
      options: reportReasons.map((value) => ({ value, label: `report-form.reasons.${value}` as const })),
    },
    explanation: { as: 'area', label: 'report-form.explanation', hint: 'report-form.explanation-hint' },
    name: { as: 'text', label: 'report-form.name', autoComplete: 'name', isOptional: true },
    email: {
      as: 'email',
      label: 'report-form.email',
      hint: 'report-form.email-hint',
      autoComplete: 'email',
      isOptional: true,
    },
  },
})
