import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { currentPassword, email } from '../../forms/rules.ts'

/** Going on with another address. */
export const emailForm = defineForm({
  name: 'email',
  schema: v.object({ email, currentPassword }),
  initial: { email: '', currentPassword: '' },
})
