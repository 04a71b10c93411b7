import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { email } from '../../forms/rules.ts'

const schema = v.object({ email })
const initial = { email: '' }

/** Asking for a link with which one chooses another password. */
export const forgotForm = defineForm({ name: 'forgot', schema, initial })

/** Asking again for the link that confirms an address. */
export const resendForm = defineForm({ name: 'resend', schema, initial })
