import { registerSchema } from '../../../client/forms/schemas/register.ts'
import { formHandler } from '../form-handler.ts'

/** Makes an account, or tells by mail that there is one: here the answer is the same. */
export const register = formHandler({
  schema: registerSchema,
  limit: 'MAIL_LIMIT',
  about: ({ email }) => email,
  startsAnew: true,
  async act({ firstName, lastName, email, password }, { accounts, locale }) {
    await accounts.register({ firstName, lastName, email, password, language: locale })
    return { kind: 'said', notice: { key: 'account.register.done-text', values: { email } } }
  },
})
