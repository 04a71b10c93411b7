import type { Context, MiddlewareHandler } from 'hono'
import { verify } from 'hono/jwt'
import * as v from 'valibot'
import type { CurrentUser } from '../accounts/accounts.ts'
import { clearToken, sentToken } from '../accounts/cookies.ts'
import { type Claims, claimsOf, currentUser } from '../accounts/current-user.ts'
import { sessionRow } from '../accounts/d1-sessions.ts'
import { deviceOf } from '../accounts/device.ts'
import { accountsOf, sessionsOf } from '../accounts/open-accounts.ts'
import type { AppEnv } from '../env.ts'
import { isMachinePath } from './address.ts'

/** The requester. */
export type Visitor = { signedIn: false } | SignedInVisitor

/** A signed-in reader. */
export interface SignedInVisitor {
  signedIn: true
  userId: number
  token: string
  /** Null while the backend can't be reached: then only the token's signature identifies them. */
  user: CurrentUser | null
}

const TokenClaims = v.object({ id: v.pipe(v.number(), v.integer()), exp: v.number(), iat: v.number() })

const anonymous: Visitor = { signedIn: false }

/** Editors' pictures, which are the same for everyone, so signed-in readers can cache them. */
const picturePrefix = '/media/'

/** How long a page waits for the reader's account, in milliseconds. */
const patienceMs = 1000

/**
 * Identifies a signed-in visitor by the token's signature and expiry, then by the backend's and D1's state of the
 * session, which is read at most once a minute. A token that is forged, expired, ended or of another kind makes the
 * visitor anonymous and clears the cookie. Sets `visitor`. Responses to signed-in readers are never cached, except
 * pictures, which don't depend on the reader.
 */
export function session(): MiddlewareHandler<AppEnv> {
  return async function session(c, next) {
    if (c.req.path.startsWith(picturePrefix)) {
      c.set('visitor', anonymous)
      return next()
    }
    const token = sentToken(c)
    const visitor = token ? await recognise(c, token) : anonymous
    c.set('visitor', visitor)
    if (token && !visitor.signedIn) clearToken(c)
    await next()
    for (const cookie of c.var.cookies.values()) c.res.headers.append('set-cookie', cookie)
    if (token || c.var.cookies.size > 0) c.res.headers.set('cache-control', 'private, no-store')
  }
}

async function recognise(c: Context<AppEnv>, token: string): Promise<Visitor> {
  const claims = claimsOf(token) ?? (await verifiedClaims(token, c.var.config.jwtSecret))
  if (!claims || claims.expiresAt <= Date.now() / 1000) return anonymous
  const { userId } = claims
  // Machine files don't depend on the reader.
  if (isMachinePath(c.req.path) && !c.req.path.startsWith('/api/'))
    return { signedIn: true, userId, token, user: null }
  const user = await currentUser(token, claims, {
    me: accountsOf(c, patienceMs).me,
    row: (hash) => sessionRow(c.env.DB, hash),
    seen: (id, seen) => sessionsOf(c).seen(id, seen, deviceOf(c.req.header('user-agent'))),
    refused: (id, refused) => sessionsOf(c).endToken(id, refused),
    later: (work) => c.executionCtx.waitUntil(work),
  })
  return user === undefined ? anonymous : { signedIn: true, userId, token, user }
}

/**
 * The canonical encoding of a 32-byte signature. Decoders accept other spellings too, since two bits of the last
 * character are ignored; an ended session would continue under such a spelling.
 */
const spelling = /\.[\w-]{42}[AEIMQUYcgkosw048]$/

/**
 * The claims of a valid token of ours. One algorithm, whatever the token's header says.
 * @returns null for any other: anyone may send anything, and a bad token isn't our failure.
 */
export async function verifiedClaims(token: string, secret: string): Promise<Claims | null> {
  if (!spelling.test(token)) return null
  try {
    const { id, exp } = v.parse(TokenClaims, await verify(token, secret, 'HS256'))
    return { userId: id, expiresAt: exp }
  } catch {
    return null
  }
}
