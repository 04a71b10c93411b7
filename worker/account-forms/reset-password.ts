import { resetForm } from '../../client/account/forms/new-password.ts'
import { renewForm } from '../../client/account/forms/press.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import { landing } from '../loading/landing.ts'
import { optional } from '../loading/optional.ts'
import { accountForm } from './account-form.ts'
import { brokenLink } from './broken-link.ts'

/** Chooses another password with the code of a mail, signs in, and signs out everywhere else. */
export const resetPassword = accountForm(resetForm, {
  limit: 'SIGN_IN_LIMIT',
  endsSession: true,
  counts: { done: ['Email link', 'User update password', 'User sign in'] },
  async act({ password }, { accounts, sessions, query, href, returnTo }) {
    const code = mailedCode(query, 'code')
    if (!code) return brokenLink
    const { token, userId } = await accounts.reset({ code, password })
    // The backend refuses older tokens by itself; this only makes that known sooner.
    await optional('sessions', sessions.endAll(userId, token), undefined)
    return { kind: 'go', path: landing({ href, returnTo }), token }
  },
})

/**
 * Mails another link to the mailbox that this one came to: who has it, used up or not, proves to read that mailbox, and needs no share
 * of what strangers can ask for. The answer never tells whether the code was one.
 */
export const renewReset = accountForm(renewForm, {
  limit: 'MAIL_LIMIT',
  async act(_nothing, { accounts, query, returnTo }) {
    const code = mailedCode(query, 'code')
    if (!code) return brokenLink
    await accounts.renewReset(code, returnTo)
    return { kind: 'stay', notice: { key: 'account.renew.done-text' } }
  },
})
