import * as v from 'valibot'
import { alertFrequencies } from '../../content/job-alert.ts'
import { defineForm } from '../../forms/define-form.ts'
import { oneOf } from '../../forms/rules.ts'

/** The days of the week as the form sends them: 1 is Monday, 7 Sunday. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

/** How often one is mailed what is new in what one follows. */
export const followMailForm = defineForm({
  name: 'follow-mail',
  schema: v.object({
    frequency: oneOf([...alertFrequencies, 'never']),
    weekday: v.optional(oneOf(weekdays), '1'),
  }),
  initial: { frequency: 'never', weekday: '1' },
})
