import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { verify } from 'hono/jwt'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'

/** Name of the HttpOnly cookie that holds Strapi's token. */
export const tokenCookie = 'strapi_jwt'

/** Who is asking. */
export type Visitor = { signedIn: false } | { signedIn: true; userId: number; token: string }

const Claims = v.object({ id: v.pipe(v.number(), v.integer()), exp: v.number(), iat: v.number() })

const anonymous: Visitor = { signedIn: false }

/**
 * Recognises a signed-in visitor by signature and expiry, without a call to Strapi.
 * A token that is forged, expired or of another kind makes an anonymous visitor, and its cookie is cleared.
 * Sets `visitor`. An answer to somebody signed in is never kept by anyone.
 */
export function session(): MiddlewareHandler<AppEnv> {
  return async function session(c, next) {
    const token = getCookie(c, tokenCookie)
    if (!token) {
      c.set('visitor', anonymous)
      return next()
    }
    const visitor = await recognise(token, c.var.config.jwtSecret)
    c.set('visitor', visitor)
    await next()
    if (!visitor.signedIn) clearToken(c)
    c.res.headers.set('cache-control', 'private, no-store')
  }
}

/** One algorithm, whatever the token's own header says. */
async function recognise(token: string, secret: string): Promise<Visitor> {
  try {
    const claims = v.parse(Claims, await verify(token, secret, 'HS256'))
    return { signedIn: true, userId: claims.id, token }
  } catch {
    // Any token may be sent by anyone; a bad one is no failure of ours.
    return anonymous
  }
}

function clearToken(c: Context<AppEnv>): void {
  const secure = c.var.config.siteUrl.startsWith('https:') ? '; Secure' : ''
  c.res.headers.append('set-cookie', `${tokenCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`)
}
