import type { Context } from 'hono'
import { clearToken } from '../accounts/cookies.ts'
import { signedInUser } from '../accounts/signed-in-user.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'

/**
 * `GET /api/users/me` → the signed-in reader, as pages know them.
 * @throws SiteError `UnauthorizedError` for anonymous visitors; `UnavailableError` while the account can't be read.
 */
export function currentUser(c: Context<AppEnv>): Response {
  const { visitor } = c.var
  if (!visitor.signedIn) {
    // A browser that calls this relies on the hint cookie, which is out of date then.
    clearToken(c)
    throw new SiteError('UnauthorizedError')
  }
  const user = signedInUser(visitor.user)
  if (!user) throw new SiteError('UnavailableError')
  return c.json(user)
}
