import { mailLinkSchema } from '../../../client/forms/schemas/mail-link.ts'
import { pressSchema } from '../../../client/forms/schemas/press.ts'
import { mailedCode } from '../../accounts/mailed-code.ts'
import { formHandler } from '../form-handler.ts'
import { brokenLink } from './broken-link.ts'

/** Proves the address of a new account, with the code of a mail. */
export const confirmAccount = formHandler({
  schema: pressSchema,
  limit: 'SIGN_IN_LIMIT',
  async act(_nothing, { accounts, query }) {
    const code = mailedCode(query, 'confirmation')
    if (!code) return brokenLink
    await accounts.confirm(code)
    return { kind: 'said', notice: { key: 'account.confirm.done-text' } }
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
  about: ({ email }) => email,
  async act({ email }, { accounts }) {
    await accounts.resendConfirmation(email)
    return { kind: 'said', notice: { key: 'account.resend.done-text', values: { email } } }
  },
})
