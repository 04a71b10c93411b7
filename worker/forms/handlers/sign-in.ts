import { signInSchema } from '../../../client/forms/schemas/sign-in.ts'
import { landing } from '../../loading/landing.ts'
import { formHandler } from '../form-handler.ts'

/** Signs in, and leads to where the visitor was going. Why it is refused is the same for every account. */
export const signIn = formHandler({
  schema: signInSchema,
  limit: 'SIGN_IN_LIMIT',
  about: ({ email }) => email,
  startsAnew: true,
  async act(credentials, { accounts, href, returnTo }) {
    const { token } = await accounts.signIn(credentials)
    return { kind: 'done', goTo: landing({ href, returnTo }), token }
  },
})
