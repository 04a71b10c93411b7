import { acceptForm } from '../../client/account/forms/press.ts'
import { registerInvitedForm } from '../../client/account/forms/register.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import { signedOut } from '../forms/signed-out.ts'
import { StrapiError } from '../strapi-error.ts'
import { accountForm } from './account-form.ts'
import { brokenLink } from './broken-link.ts'

/** Accepts an invitation with the account that is signed in; the page then says so. */
export const acceptInvitation = accountForm(acceptForm, {
  limit: 'SIGN_IN_LIMIT',
  counts: { done: ['Email link'] },
  async act(_nothing, { accounts, query, visitor, href }) {
    const token = mailedCode(query, 'token')
    if (!token) return brokenLink
    if (!visitor.signedIn) return signedOut
    try {
      await accounts.acceptInvitation(visitor.token, token)
    } catch (failure) {
      // Strapi keeps to itself why something is forbidden; here there is only one reason.
      if (!(failure instanceof StrapiError && failure.status === 403)) throw failure
      return { kind: 'refused', status: 403, notice: { key: 'account-error.other-address' } }
    }
    return { kind: 'go', path: href('uitnodiging', {}, { token }) }
  },
})

/** Makes an account and accepts at once. */
export const registerByInvitation = accountForm(registerInvitedForm, {
  limit: 'SIGN_IN_LIMIT',
  endsSession: true,
  counts: { done: ['Email link', 'User sign up', 'User sign in'] },
  async act({ firstName, lastName, password }, { accounts, query, locale, href }) {
    const code = mailedCode(query, 'token')
    if (!code) return brokenLink
    const { token } = await accounts.registerByInvitation({
      code,
      password,
      firstName,
      lastName,
      language: locale,
    })
    return { kind: 'go', path: href('uitnodiging', {}, { token: code }), token }
  },
})
