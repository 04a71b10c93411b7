import * as v from 'valibot'
import { currentPassword, newPassword, sameAs } from '../rules.ts'

/** Choosing another password, typed twice. */
export const newPasswordSchema = v.pipe(
  v.object({ password: newPassword, passwordConfirmation: currentPassword }),
  sameAs('password', 'passwordConfirmation'),
)
