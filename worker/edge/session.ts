import type { Context, MiddlewareHandler } from 'hono'
import { clearToken, sentToken } from '../accounts/cookies.ts'
import { claimsOf, currentUser } from '../accounts/current-user.ts'
import { sessionRow } from '../accounts/d1-sessions.ts'
import { deviceOf } from '../accounts/device.ts'
import { verifiedClaims } from '../accounts/verified-claims.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { AppEnv } from '../env.ts'
import { accountsOf, sessionsOf } from '../open-accounts.ts'
import { isMachinePath } from './address.ts'

const anonymous: Visitor = { signedIn: false }

/** Editors' files. Pictures are the same for everyone, so signed-in readers can cache them; PDFs say themselves who may. */
const filePrefix = '/media/'
const isPdf = (path: string) => /\.pdf$/i.test(path)

/** How long a page waits for the reader's account: this part of the limit of a call, so one second by default. */
const patience = 0.4

/**
 * Identifies a signed-in visitor by the token's signature and expiry, then by the backend's and D1's state of the
 * session, which is read at most once a minute. A token that is forged, expired, ended or of another kind makes the
 * visitor anonymous and clears the cookie. Sets `visitor`. Responses to signed-in readers are never cached, except
 * files, which say so themselves.
 */
export function session(): MiddlewareHandler<AppEnv> {
  return async function session(c, next) {
    const isFile = c.req.path.startsWith(filePrefix)
    if (isFile && !isPdf(c.req.path)) {
      c.set('visitor', anonymous)
      return next()
    }
    const token = sentToken(c)
    const visitor = token ? await recognise(c, token) : anonymous
    c.set('visitor', visitor)
    if (token && !visitor.signedIn) clearToken(c)
    await next()
    if (token && !isFile) c.res.headers.set('cache-control', 'private, no-store')
  }
}

async function recognise(c: Context<AppEnv>, token: string): Promise<Visitor> {
  const claims = claimsOf(token) ?? (await verifiedClaims(token, c.get('config').jwtSecret))
  if (!claims || claims.expiresAt <= Date.now() / 1000) return anonymous
  const { userId } = claims
  // Machine files don't depend on the reader.
  if (isMachinePath(c.req.path) && !c.req.path.startsWith('/api/') && !isPdf(c.req.path))
    return { signedIn: true, userId, token, user: null }
  const user = await currentUser(token, claims, {
    me: accountsOf(c, c.get('config').cmsTimeoutMs * patience).me,
    row: (hash) => sessionRow(c.env.DB, hash),
    seen: (id, seen) => sessionsOf(c).seen(id, seen, deviceOf(c.req.header('user-agent'))),
    refused: (id, refused) => sessionsOf(c).endToken(id, refused),
    later: (work) => c.executionCtx.waitUntil(work),
  })
  return user === undefined ? anonymous : { signedIn: true, userId, token, user }
}
