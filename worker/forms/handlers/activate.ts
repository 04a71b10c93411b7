import { activateSchema } from '../../../client/forms/schemas/activate.ts'
import { mailedCode } from '../../accounts/mailed-code.ts'
import { landing } from '../../loading/landing.ts'
import { formHandler } from '../form-handler.ts'
import { brokenLink } from './broken-link.ts'

/** Takes over an account that others made, with the code of a mail, and signs in. */
export const activate = formHandler({
  schema: activateSchema,
  limit: 'SIGN_IN_LIMIT',
  startsAnew: true,
  async act({ password }, { accounts, query, href, returnTo }) {
    const code = mailedCode(query, 'code')
    if (!code) return brokenLink
    const { token } = await accounts.activate({ code, password })
    return { kind: 'done', goTo: landing({ href, returnTo }), token }
  },
})
