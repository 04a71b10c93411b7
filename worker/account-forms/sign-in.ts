import { signInForm } from '../../client/account/forms/sign-in.ts'
import { landing } from '../loading/landing.ts'
import { accountForm } from './account-form.ts'

/** Signs in, and leads to where the visitor was going. Why it is refused is the same for every account. */
export const signIn = accountForm(signInForm, {
  limit: 'SIGN_IN_LIMIT',
  about: ({ email }) => email,
  endsSession: true,
  counts: { done: ['User sign in'], refused: ['User auth fail'] },
  async act(credentials, { accounts, href, returnTo }) {
    const { token } = await accounts.signIn(credentials)
    return { kind: 'go', path: landing({ href, returnTo }), token }
  },
})
