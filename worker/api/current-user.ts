import type { Context } from 'hono'
import { clearToken } from '../accounts/cookies.ts'
import { signedInUser } from '../accounts/signed-in-user.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'

/**
 * `GET /api/users/me` → who is signed in, as pages know them.
 * @throws SiteError `UnauthorizedError` where nobody is; `UnavailableError` while it cannot be said who it is.
 */
export function currentUser(c: Context<AppEnv>): Response {
  const { visitor } = c.var
  if (!visitor.signedIn) {
    // A browser that asks took the hint, which is out of date then.
    clearToken(c)
    throw new SiteError('UnauthorizedError')
  }
  const user = signedInUser(visitor.user)
  if (!user) throw new SiteError('UnavailableError')
  return c.json(user)
}
