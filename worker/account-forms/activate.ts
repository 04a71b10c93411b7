import { activateForm } from '../../client/account/forms/activate.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import { landing } from '../loading/landing.ts'
import { accountForm } from './account-form.ts'
import { brokenLink } from './broken-link.ts'

/** Takes over an account that others made, with the code of a mail, and signs in. */
export const activate = accountForm(activateForm, {
  limit: 'SIGN_IN_LIMIT',
  endsSession: true,
  counts: { done: ['Email link', 'User sign up', 'User sign in'] },
  async act({ password }, { accounts, query, href, returnTo }) {
    const code = mailedCode(query, 'code')
    if (!code) return brokenLink
    const { token } = await accounts.activate({ code, password })
    return { kind: 'go', path: landing({ href, returnTo }), token }
  },
})
