import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { currentPassword, email } from '../../forms/rules.ts'

/** Signing in with a password. Rules for new passwords are no rules here: an older one may be any. */
export const signInForm = defineForm({
  name: 'sign-in',
  schema: v.object({ email, password: currentPassword }),
  initial: { email: '', password: '' },
})
