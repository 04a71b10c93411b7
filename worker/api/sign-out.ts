import type { Context } from 'hono'
import { changeToken } from '../accounts/change-token.ts'
import { returnPath } from '../accounts/return-path.ts'
import type { AppEnv } from '../env.ts'

/**
 * `POST /api/auth/logout`: ends the session and leaves nothing of it in the browser. Scripts get 204, forms of pages without
 * script go on to `?naar=`, else to the front page.
 */
export async function signOut(c: Context<AppEnv>): Promise<Response> {
  await changeToken(c, null)
  c.header('clear-site-data', '"cache", "storage"')
  if (c.req.header('accept')?.includes('text/html')) return c.redirect(returnPath(c) ?? '/', 303)
  return c.body(null, 204)
}
