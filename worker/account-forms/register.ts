import { registerForm } from '../../client/account/forms/register.ts'
import { accountForm } from './account-form.ts'

/** Makes an account, or tells by mail that there is one: here the answer is the same. */
export const register = accountForm(registerForm, {
  limit: 'MAIL_LIMIT',
  endsSession: true,
  counts: { done: ['User sign up'] },
  async act({ firstName, lastName, email, password }, { accounts, locale, keepRegistrationProof, returnTo }) {
    const newcomer = { firstName, lastName, email, password, language: locale }
    await accounts.register(newcomer, keepRegistrationProof(), returnTo)
    return { kind: 'stay', notice: { key: 'account.register.done-text', values: { email } } }
  },
})
