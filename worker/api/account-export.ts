import type { Context } from 'hono'
import { recheckSession } from '../accounts/current-user.ts'
import { dutchDate } from '../content/dutch-time.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { accountsOf, sessionsOf } from '../open-accounts.ts'
import { exportedDevices } from '../push/exported-devices.ts'
import { StrapiError } from '../strapi-error.ts'

/**
 * `GET /api/account/export` → all data about the reader, as a download.
 * @throws SiteError `UnauthorizedError` for anonymous visitors; `UnavailableError` while the backend is down.
 */
export async function accountExport(c: Context<AppEnv>): Promise<Response> {
  const { visitor } = c.var
  if (!visitor.signedIn) throw new SiteError('UnauthorizedError')
  const held = await accountsOf(c)
    .exportMe(visitor.token)
    .catch((cause) => {
      if (!(cause instanceof StrapiError)) throw cause
      if (cause.status !== 401) throw new SiteError('UnavailableError', {}, { cause })
      recheckSession(visitor.token)
      throw new SiteError('UnauthorizedError', {}, { cause })
    })
  const day = dutchDate(new Date().toISOString())
  const [sessions, notifications] = await Promise.all([
    sessionsOf(c).list(visitor.userId, visitor.token),
    exportedDevices(c.env.DB, visitor.userId),
  ])
  const all = Object.assign({}, held, { sessions, notifications })
  return c.body(JSON.stringify(all, null, 2), 200, {
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="schakel-account-${day}.json"`,
    'content-type': 'application/json; charset=utf-8',
  })
}
