import * as v from 'valibot'
import { currentPassword, email } from '../../rules.ts'

/** Going on with another address. */
export const emailSchema = v.object({ email, currentPassword })
