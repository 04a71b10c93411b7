import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'

/** The account for which a script shows its page; one reader's action isn't performed for another. */
export const accountHeader = 'x-schakel-account'

/** @throws SiteError `ConflictError` if another account is signed in than the page was shown to. */
export function requireSameReader(c: Context<AppEnv>, account: string | undefined): void {
  const { visitor } = c.var
  if (visitor.signedIn && account !== undefined && account !== String(visitor.userId))
    throw new SiteError('ConflictError')
}
