import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { accepted, email, line, newPassword } from '../../forms/rules.ts'

/** Characters of a name at most, as the backend keeps them. */
const nameLength = 80

const invited = {
  firstName: line(nameLength),
  lastName: line(nameLength),
  password: newPassword,
  terms: accepted,
}
const initial = { firstName: '', lastName: '', password: '', terms: false }

/** Making an account. */
export const registerForm = defineForm({
  name: 'register',
  schema: v.object({ ...invited, email }),
  initial: { ...initial, email: '' },
})

/** Making an account by invitation, which names the address. */
export const registerInvitedForm = defineForm({
  name: 'register-invited',
  schema: v.object(invited),
  initial,
})
