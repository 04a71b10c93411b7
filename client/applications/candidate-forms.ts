import * as v from 'valibot'
import { candidateStates } from '../content/candidate.ts'
import { defineForm } from '../forms/define-form.ts'
import { oneOf } from '../forms/rules.ts'
import { lines } from '../forms/standard-rules.ts'

const application = v.pipe(v.string('form.invalid'), v.regex(/^\w{1,40}$/, 'form.invalid'))

/** Where the employer is with a candidate, and a note that only the employer sees. Lengths are those of the backend. */
export const candidateForm = defineForm({
  name: 'candidate',
  schema: v.object({
    application,
    state: oneOf(candidateStates),
    note: v.optional(
      v.pipe(
        v.string('form.invalid'),
        v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
        v.maxLength(5000, 'form.length-max'),
      ),
      '',
    ),
  }),
  initial: { application: '', state: 'new', note: '' },
})

/** A mail to a candidate, in the employer's words. */
export const answerForm = defineForm({
  name: 'answer-candidate',
  schema: v.object({ application, message: lines({ max: 5000 }) }),
  initial: { application: '', message: '' },
})

/** The name of a form with which an employer handles applications. */
export type CandidateFormName = typeof candidateForm.name | typeof answerForm.name
