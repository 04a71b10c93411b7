import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { accepted, currentPassword, newPassword, sameAs } from '../../forms/rules.ts'

const schema = v.pipe(
  v.object({ password: newPassword, passwordConfirmation: currentPassword, terms: accepted }),
  sameAs('password', 'passwordConfirmation'),
)
const initial = { password: '', passwordConfirmation: '', terms: false }

/** Taking over an account that others made: its reader has agreed to nothing yet. */
export const activateForm = defineForm({ name: 'activate', schema, initial })

/** Confirming an account in another browser than the one that registered it: the password is chosen again. */
export const confirmWithPasswordForm = defineForm({ name: 'confirm-with-password', schema, initial })

/** Confirming the order of somebody whose mailbox has no account. */
export const confirmOrderWithPasswordForm = defineForm({
  name: 'confirm-subscription-with-password',
  schema,
  initial,
})
