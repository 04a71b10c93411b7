import { forgotForm } from '../../client/account/forms/mail-link.ts'
import { accountForm } from './account-form.ts'

/** Mails a link with which one chooses another password; the answer never tells who has an account. */
export const forgotPassword = accountForm(forgotForm, {
  limit: 'MAIL_LIMIT',
  endsSession: true,
  counts: { done: ['User forgot password'] },
  async act({ email }, { accounts, returnTo }) {
    await accounts.askForReset(email, returnTo)
    return { kind: 'stay', notice: { key: 'account.forgot.done-text', values: { email } } }
  },
})
