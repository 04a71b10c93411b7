import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { currentPassword, email } from '../../forms/rules.ts'

/** Going on with another address. */
export const emailForm = defineForm({
  name: 'email',
  schema: v.object({ email, currentPassword }),
  initial: { email: '', currentPassword: '' },
})

/** Confirming that address. Whoever reads its mailbox may be a stranger, if it was mistyped: the password says whose account it is. */
export const confirmChangeForm = defineForm({
  name: 'confirm-change',
  schema: v.object({ currentPassword }),
  initial: { currentPassword: '' },
})
