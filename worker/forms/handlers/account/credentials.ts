import { emailSchema } from '../../../../client/forms/schemas/account/email.ts'
import { passwordSchema } from '../../../../client/forms/schemas/account/password.ts'
import { report } from '../../../report.ts'
import { ownForm } from './own-form.ts'

/** Mails a link to another address; until it is followed, the one that there is stays. */
export const changeEmail = ownForm({
  schema: emailSchema,
  limit: 'MAIL_LIMIT',
  asksPassword: true,
  async act({ email, currentPassword }, { token }, { accounts }) {
    await accounts.changeEmail(token, { email, password: currentPassword })
    return { kind: 'said', notice: { key: 'my-account.done.email', values: { email } } }
  },
})

/** Chooses another password. Everywhere else the reader is signed out by it. */
export const changePassword = ownForm({
  schema: passwordSchema,
  limit: 'SIGN_IN_LIMIT',
  asksPassword: true,
  async act({ currentPassword, password }, { token, userId }, { accounts, sessions }) {
    const renewed = await accounts.changePassword(token, { currentPassword, password })
    // The backend refuses the older tokens from now on, whether or not D1 hears of it.
    await sessions.endAll(userId, renewed.token).catch((failure) => report('sessions', failure))
    return { kind: 'said', notice: { key: 'my-account.done.password' }, token: renewed.token }
  },
})
