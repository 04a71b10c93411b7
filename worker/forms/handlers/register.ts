import { registerSchema } from '../../../client/forms/schemas/register.ts'
import { formHandler } from '../form-handler.ts'

/** Makes an account, or tells by mail that there is one: here the answer is the same. */
export const register = formHandler({
  schema: registerSchema,
  limit: 'MAIL_LIMIT',
  startsAnew: true,
  async act({ firstName, lastName, email, password }, { accounts, locale, keepRegistrationProof }) {
    const newcomer = { firstName, lastName, email, password, language: locale }
    await accounts.register(newcomer, keepRegistrationProof())
    return { kind: 'said', notice: { key: 'account.register.done-text', values: { email } } }
  },
})
