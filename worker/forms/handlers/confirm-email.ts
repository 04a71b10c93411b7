import { activateSchema } from '../../../client/forms/schemas/activate.ts'
import { mailLinkSchema } from '../../../client/forms/schemas/mail-link.ts'
import { pressSchema } from '../../../client/forms/schemas/press.ts'
import { mailedCode } from '../../accounts/mailed-code.ts'
import { landing } from '../../loading/landing.ts'
import { optional } from '../../loading/optional.ts'
import { formHandler } from '../form-handler.ts'
import { brokenLink } from './broken-link.ts'

/** Proves the address of a new account, with the code of a mail, in the browser that registered it. */
export const confirmAccount = formHandler({
  schema: pressSchema,
  limit: 'SIGN_IN_LIMIT',
  async act(_nothing, { accounts, query, registrationProof }) {
    const code = mailedCode(query, 'confirmation')
    if (!code) return brokenLink
    await accounts.confirm(code, registrationProof)
    return { kind: 'said', notice: { key: 'account.confirm.done-text' } }
  },
})

/**
 * Proves it anywhere else, and signs in. Whoever registered the address may be a stranger, so the password that they chose is
 * replaced.
 */
export const confirmWithPassword = formHandler({
  schema: activateSchema,
  limit: 'SIGN_IN_LIMIT',
  startsAnew: true,
  async act({ password }, { accounts, sessions, query, href, returnTo, locale }) {
    const code = mailedCode(query, 'confirmation')
    if (!code) return brokenLink
    const { token, userId } = await accounts.confirmWithPassword({ code, password, language: locale })
    // The backend refuses older tokens by itself; this only makes that known sooner.
    await optional('sessions', sessions.endAll(userId, token), undefined)
    return { kind: 'done', goTo: landing({ href, returnTo }), token }
  },
})

/** Proves the address that somebody wants to have in place of another. */
export const confirmChange = formHandler({
  schema: pressSchema,
  limit: 'SIGN_IN_LIMIT',
  async act(_nothing, { accounts, query }) {
    const code = mailedCode(query, 'wijziging')
    if (!code) return brokenLink
    await accounts.confirmEmailChange(code)
    return { kind: 'said', notice: { key: 'account.confirm-change.done-text' } }
  },
})

/** Mails the code once more; the answer never tells who has an account. */
export const resendConfirmation = formHandler({
  schema: mailLinkSchema,
  limit: 'MAIL_LIMIT',
  async act({ email }, { accounts }) {
    await accounts.resendConfirmation(email)
    return { kind: 'said', notice: { key: 'account.resend.done-text', values: { email } } }
  },
})
