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

/** Who is asking. */
export type Visitor = { signedIn: false } | SignedInVisitor

/** Somebody who is signed in. */
export interface SignedInVisitor {
  signedIn: true
  userId: number
  token: string
  /** Null while the backend cannot be reached: then the token's signature alone says who it is. */
  user: CurrentUser | null
}

const TokenClaims = v.object({ id: v.pipe(v.number(), v.integer()), exp: v.number(), iat: v.number() })

const anonymous: Visitor = { signedIn: false }

/** Below it are the editors' pictures, the same for everybody: who is signed in need not fetch them for each page anew. */
const picturePrefix = '/media/'

/** Milliseconds that a page waits to hear who its reader is. */
const patienceMs = 1000

/**
 * Recognises a signed-in visitor by signature and expiry, and then by what backend and D1 say of the session, asked at most
 * once a minute. A token that is forged, expired, ended or of another kind makes an anonymous visitor, and its cookie is cleared.
 * Sets `visitor`. An answer to somebody signed in is never kept by anyone, but for pictures, which nobody is known for.
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
  // What machines read says nothing of anybody.
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
 * A signature of 32 bytes as it is written by whoever signs. Decoders take other spellings too, since two bits of the last character
 * say nothing; a session that has ended would go on under such a name.
 */
const spelling = /\.[\w-]{42}[AEIMQUYcgkosw048]$/

/**
 * What a token says, if it is one of ours. One algorithm, whatever the token's own header says.
 * @returns null for any other: anyone may send anything, and a bad token is no failure of ours.
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
