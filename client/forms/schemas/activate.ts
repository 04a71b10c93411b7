import * as v from 'valibot'
import { accepted, currentPassword, newPassword, sameAs } from '../rules.ts'

/** Taking over an account that others made: its reader has agreed to nothing yet. */
export const activateSchema = v.pipe(
  v.object({ password: newPassword, passwordConfirmation: currentPassword, terms: accepted }),
  sameAs('password', 'passwordConfirmation'),
)
