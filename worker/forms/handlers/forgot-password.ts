import { mailLinkSchema } from '../../../client/forms/schemas/mail-link.ts'
import { formHandler } from '../form-handler.ts'

/** Mails a link with which one chooses another password; the answer never tells who has an account. */
export const forgotPassword = formHandler({
  schema: mailLinkSchema,
  limit: 'MAIL_LIMIT',
  startsAnew: true,
  async act({ email }, { accounts }) {
    await accounts.askForReset(email)
    return { kind: 'said', notice: { key: 'account.forgot.done-text', values: { email } } }
  },
})
