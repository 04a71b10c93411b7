import type { Context } from 'hono'
import type { FirebaseSignIn } from '../../client/firebase/firebase-sign-in.ts'
import { isAllowed } from '../accounts/limits.ts'
import { accountsOf } from '../accounts/open-accounts.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { customToken } from '../firebase/custom-token.ts'
import { copySaved } from '../firebase/mirrored-accounts.ts'

/**
 * `POST /api/firebase/token` → with what the signed-in reader's browser signs in to Firebase. What they saved is copied there
 * meanwhile, in case an earlier copy failed.
 * @throws SiteError `NotFoundError` where this site has no Firebase, `UnauthorizedError` where nobody is signed in, `TooManyError`,
 * and `UnavailableError` while it cannot be said who it is.
 */
export async function firebaseToken(c: Context<AppEnv>): Promise<Response> {
  const { visitor, config } = c.var
  const { firebase } = config
  if (!firebase) throw new SiteError('NotFoundError')
  if (!visitor.signedIn) throw new SiteError('UnauthorizedError')
  const { user, userId, token } = visitor
  if (!(await isAllowed(c.env, 'FIREBASE_LIMIT', `user ${userId}`))) throw new SiteError('TooManyError')
  if (!user) throw new SiteError('UnavailableError')
  c.executionCtx.waitUntil(copySaved(firebase, accountsOf(c), token))
  const minted = await customToken(firebase.serviceAccount, user)
  return c.json({ ...minted, options: firebase.options } satisfies FirebaseSignIn)
}
