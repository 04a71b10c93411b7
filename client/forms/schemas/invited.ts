import * as v from 'valibot'
import { registerSchema } from './register.ts'

/** Making an account by invitation, which names the address. */
export const invitedSchema = v.omit(registerSchema, ['email'])
