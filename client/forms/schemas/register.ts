import * as v from 'valibot'
import { accepted, email, line, newPassword } from '../rules.ts'

/** Characters of a name at most, as the backend keeps them. */
const nameLength = 80

/** Making an account. */
export const registerSchema = v.object({
  firstName: line(nameLength),
  lastName: line(nameLength),
  email,
  password: newPassword,
  terms: accepted,
})
