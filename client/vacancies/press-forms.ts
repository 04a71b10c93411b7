import * as v from 'valibot'
import { defineForm } from '../forms/define-form.ts'
import { oneOf } from '../forms/rules.ts'

/** What an employer does with a vacancy by one press. */
const vacancyActs = ['pause', 'resume', 'fill', 'renew', 'copy', 'discard'] as const

export type VacancyPress = (typeof vacancyActs)[number]

/** One press on a vacancy, by its public number. */
export const vacancyActForm = defineForm({
  name: 'vacancy-act',
  schema: v.object({
    vacancy: v.pipe(v.string('form.choice'), v.regex(/^[1-9]\d{0,8}$/, 'form.choice'), v.transform(Number)),
    act: oneOf(vacancyActs),
  }),
  initial: { vacancy: '', act: '' },
})

/** Handing a vacancy in that a credit pays for, or a change to what is published. */
export const submitVacancyForm = defineForm({ name: 'submit-vacancy', schema: v.object({}), initial: {} })
