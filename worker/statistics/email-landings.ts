import type { MiddlewareHandler } from 'hono'
import { isMachineFile, isMachinePath } from '../edge/address.ts'
import type { AppEnv } from '../env.ts'
import { record } from './record.ts'

/**
 * Counts visits that come from an email, as `Email link`. Links in our mails carry `utm_medium=email`, and the worker
 * sees the landing itself, including pages from a cache, so nobody can claim one without visiting.
 */
export function emailLandings(): MiddlewareHandler<AppEnv> {
  return async function emailLandings(c, next) {
    await next()
    const { fullPath, isPayload, url } = c.get('address')
    const isFromMail = url.searchParams.get('utm_medium')?.toLowerCase() === 'email'
    if (!isFromMail || c.req.method !== 'GET' || c.res.status !== 200) return
    if (isPayload || isMachinePath(fullPath) || isMachineFile(fullPath)) return
    if (isLanding(c.req.raw)) record(c, ['Email link'])
  }
}

/** Whether a browser opens a page for the first time; a reload doesn't count. */
function isLanding({ headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest')
  if (destination !== null && destination !== 'document') return false
  return !/no-cache|max-age=0/i.test(headers.get('cache-control') ?? '')
}
