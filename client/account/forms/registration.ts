import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'

/** Giving up one's place at an event. */
export const cancelForm = defineForm({
  name: 'cancel',
  schema: v.object({
    registration: v.pipe(v.string('form.invalid'), v.regex(/^\w{1,40}$/, 'form.invalid')),
  }),
  initial: { registration: '' },
})
