import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'

/** Signing out in another place, by the name that the list gives it. */
export const endSessionForm = defineForm({
  name: 'end-session',
  schema: v.object({
    session: v.pipe(v.string('form.invalid'), v.regex(/^[0-9a-f]{24}$/, 'form.invalid')),
  }),
  initial: { session: '' },
})
