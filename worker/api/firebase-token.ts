import type { Context } from 'hono'
import type { FirebaseSignIn } from '../../client/firebase/firebase-sign-in.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { customToken } from '../firebase/custom-token.ts'
import { copySaved } from '../firebase/mirrored-accounts.ts'
import { requireAllowed } from '../http/limits.ts'
import { accountsOf } from '../open-accounts.ts'

/**
 * `POST /api/firebase/token` → a token with which the reader's browser signs in to Firebase. In parallel, their saved
 * items are mirrored there, in case an earlier attempt failed.
 * @throws SiteError `NotFoundError` if this site has no Firebase, `UnauthorizedError` for anonymous visitors,
 * `TooManyError`, and `UnavailableError` while the account can't be read.
 */
export async function firebaseToken(c: Context<AppEnv>): Promise<Response> {
  const { visitor, config } = c.var
  const { firebase } = config
  if (!firebase) throw new SiteError('NotFoundError')
  if (!visitor.signedIn) throw new SiteError('UnauthorizedError')
  const { user, userId, token } = visitor
  await requireAllowed(c.env, 'FIREBASE_LIMIT', `user ${userId}`)
  if (!user) throw new SiteError('UnavailableError')
  c.executionCtx.waitUntil(copySaved(firebase, accountsOf(c), token))
  const minted = await customToken(firebase.serviceAccount, user)
  return c.json({ ...minted, options: firebase.options } satisfies FirebaseSignIn)
}
