import { verify } from 'hono/jwt'
import * as v from 'valibot'
import type { Claims } from './claims.ts'

const TokenClaims = v.object({ id: v.pipe(v.number(), v.integer()), exp: v.number(), iat: v.number() })

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
