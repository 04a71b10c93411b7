import { emailForm } from '../../client/account/forms/email.ts'
import { passwordForm } from '../../client/account/forms/password.ts'
import { report } from '../report.ts'
import { ownForm } from './account-form.ts'

/** Mails a link to another address; until it is followed, the one that there is stays. */
export const changeEmail = ownForm(emailForm, {
  limit: 'MAIL_LIMIT',
  asksPassword: true,
  async act({ email, currentPassword }, { token }, { accounts }) {
    await accounts.changeEmail(token, { email, password: currentPassword })
    return { kind: 'stay', notice: { key: 'my-account.done.email', values: { email } } }
  },
})

/** Chooses another password. Everywhere else the reader is signed out by it. */
export const changePassword = ownForm(passwordForm, {
  limit: 'SIGN_IN_LIMIT',
  asksPassword: true,
  counts: { done: ['User update password'] },
  async act({ currentPassword, password }, { token, userId }, { accounts, sessions }) {
    const renewed = await accounts.changePassword(token, { currentPassword, password })
    // The backend refuses the older tokens from now on, whether or not D1 hears of it.
    await sessions.endAll(userId, renewed.token).catch((failure) => report('sessions', failure))
    return { kind: 'stay', notice: { key: 'my-account.done.password' }, token: renewed.token }
  },
})
