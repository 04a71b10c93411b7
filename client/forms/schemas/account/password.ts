import * as v from 'valibot'
import { currentPassword, newPassword, sameAs } from '../../rules.ts'

/** Choosing another password while knowing the one that is. */
export const passwordSchema = v.pipe(
  v.object({ currentPassword, password: newPassword, passwordConfirmation: currentPassword }),
  sameAs('password', 'passwordConfirmation'),
)
