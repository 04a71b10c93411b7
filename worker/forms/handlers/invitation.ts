import { invitedSchema } from '../../../client/forms/schemas/invited.ts'
import { pressSchema } from '../../../client/forms/schemas/press.ts'
import { mailedCode } from '../../accounts/mailed-code.ts'
import { StrapiError } from '../../strapi-error.ts'
import { formHandler } from '../form-handler.ts'
import { brokenLink } from './broken-link.ts'

/** Accepts an invitation with the account that is signed in; the page then says so. */
export const acceptInvitation = formHandler({
  schema: pressSchema,
  limit: 'SIGN_IN_LIMIT',
  async act(_nothing, { accounts, query, visitor, href }) {
    const token = mailedCode(query, 'token')
    if (!token) return brokenLink
    if (!visitor.signedIn)
      return { kind: 'refused', status: 401, notice: { key: 'account-error.signed-out' } }
    try {
      await accounts.acceptInvitation(visitor.token, token)
    } catch (failure) {
      // Strapi keeps to itself why something is forbidden; here there is only one reason.
      if (!(failure instanceof StrapiError && failure.status === 403)) throw failure
      return { kind: 'refused', status: 403, notice: { key: 'account-error.other-address' } }
    }
    return { kind: 'done', goTo: href('uitnodiging', {}, { token }) }
  },
})

/** Makes an account and accepts at once. */
export const registerByInvitation = formHandler({
  schema: invitedSchema,
  limit: 'SIGN_IN_LIMIT',
  startsAnew: true,
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
    return { kind: 'done', goTo: href('uitnodiging', {}, { token: code }), token }
  },
})
