import { confirmWithPasswordForm } from '../../client/account/forms/activate.ts'
import { confirmChangeForm } from '../../client/account/forms/email.ts'
import { resendForm } from '../../client/account/forms/mail-link.ts'
import { confirmForm } from '../../client/account/forms/press.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import { slowGuesses } from '../accounts/slow-guesses.ts'
import { landing } from '../loading/landing.ts'
import { optional } from '../loading/optional.ts'
import { sha256 } from '../signature.ts'
import { accountForm } from './account-form.ts'
import { brokenLink } from './broken-link.ts'

/**
 * Proves the address of a new account with the code of a mail, in the browser that registered it, and signs in: the password was chosen
 * here. What is refused ends nobody's session, since the same press made twice is.
 */
export const confirmAccount = accountForm(confirmForm, {
  limit: 'SIGN_IN_LIMIT',
  counts: { done: ['Email link', 'User sign in'] },
  async act(_nothing, { accounts, query, registrationProof, href, returnTo }) {
    const code = mailedCode(query, 'confirmation')
    if (!code) return brokenLink
    const { token } = await accounts.confirm(code, registrationProof)
    return { kind: 'go', path: landing({ href, returnTo }), token }
  },
})

/**
 * Proves it anywhere else, and signs in. Whoever registered the address may be a stranger, so the password that they chose is
 * replaced.
 */
export const confirmWithPassword = accountForm(confirmWithPasswordForm, {
  limit: 'SIGN_IN_LIMIT',
  endsSession: true,
  counts: { done: ['Email link', 'User update password', 'User sign in'] },
  async act({ password }, { accounts, sessions, query, href, returnTo, locale }) {
    const code = mailedCode(query, 'confirmation')
    if (!code) return brokenLink
    const { token, userId } = await accounts.confirmWithPassword({ code, password, language: locale })
    // The backend refuses older tokens by itself; this only makes that known sooner.
    await optional('sessions', sessions.endAll(userId, token), undefined)
    return { kind: 'go', path: landing({ href, returnTo }), token }
  },
})

/** Proves the address that somebody wants to have in place of another, and by the password that the account is theirs. */
export const confirmChange = accountForm(confirmChangeForm, {
  limit: 'SIGN_IN_LIMIT',
  counts: { done: ['Email link'] },
  async act({ currentPassword }, { accounts, env, query }) {
    const code = mailedCode(query, 'wijziging')
    if (!code) return brokenLink
    await slowGuesses(env, await sha256(`change ${code}`))
    await accounts.confirmEmailChange({ code, password: currentPassword })
    return { kind: 'stay', notice: { key: 'account.confirm-change.done-text' } }
  },
})

/** Mails the code once more; the answer never tells who has an account. */
export const resendConfirmation = accountForm(resendForm, {
  limit: 'MAIL_LIMIT',
  async act({ email }, { accounts, returnTo }) {
    await accounts.resendConfirmation(email, returnTo)
    return { kind: 'stay', notice: { key: 'account.resend.done-text', values: { email } } }
  },
})
