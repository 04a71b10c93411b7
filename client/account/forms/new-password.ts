import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { currentPassword, newPassword, sameAs } from '../../forms/rules.ts'

/** Choosing another password by the link of a mail, typed twice. */
export const resetForm = defineForm({
  name: 'reset',
  schema: v.pipe(
    v.object({ password: newPassword, passwordConfirmation: currentPassword }),
    sameAs('password', 'passwordConfirmation'),
  ),
  initial: { password: '', passwordConfirmation: '' },
})
