import * as v from 'valibot'
import { currentPassword, email } from '../rules.ts'

/** Signing in with a password. Rules for new passwords are no rules here: an older one may be any. */
export const signInSchema = v.object({ email, password: currentPassword })
