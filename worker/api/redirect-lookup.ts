import type { Context } from 'hono'
import { findRedirect } from '../edge/redirects.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'

/**
 * `GET /api/redirect?path=/oud` → `{ data: { to, status, keepQuery, expiresAt } | null }`.
 * @throws SiteError `BadRequestError` without a site path.
 */
export async function redirectLookup(c: Context<AppEnv>): Promise<Response> {
  const path = c.req.query('path') ?? ''
  if (!path.startsWith('/') || path.length > 2048 || !isReadable(path)) throw new SiteError('BadRequestError')
  return c.json({ data: await findRedirect(c.env.EDGE_KV, path) })
}

function isReadable(path: string): boolean {
  try {
    return !decodeURI(path).includes('\u0000')
  } catch {
    return false
  }
}
