import type { Context } from 'hono'
import { exportedAccount } from '../account-export/exported-account.ts'
import { recheckSession } from '../accounts/current-user.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import { StrapiError } from '../strapi-error.ts'

/**
 * `GET /api/account/export` → all data about the reader, as a download.
 * @throws SiteError `UnauthorizedError` for anonymous visitors; `UnavailableError` while the backend is down.
 */
export async function accountExport(c: Context<AppEnv>): Promise<Response> {
  const { visitor } = c.var
  if (!visitor.signedIn) throw new SiteError('UnauthorizedError')
  const { name, type, body } = await exportedAccount(c, visitor).catch((cause) => {
    if (!(cause instanceof StrapiError)) throw cause
    if (cause.status !== 401) throw new SiteError('UnavailableError', {}, { cause })
    recheckSession(visitor.token)
    throw new SiteError('UnauthorizedError', {}, { cause })
  })
  return c.body(body, 200, {
    'cache-control': 'private, no-store',
    'content-disposition': contentDisposition('attachment', name, '.json'),
    'content-type': type,
  })
}
