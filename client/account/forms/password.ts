import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { currentPassword, newPassword, sameAs } from '../../forms/rules.ts'

/** Choosing another password while knowing the one that is. */
export const passwordForm = defineForm({
  name: 'password',
  schema: v.pipe(
    v.object({ currentPassword, password: newPassword, passwordConfirmation: currentPassword }),
    sameAs('password', 'passwordConfirmation'),
  ),
  initial: { currentPassword: '', password: '', passwordConfirmation: '' },
})
