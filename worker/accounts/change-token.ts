import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { accountsOf, sessionsOf } from '../open-accounts.ts'
import { carryPush } from '../push/carry-push.ts'
import { report } from '../report.ts'
import { clearToken, keepToken } from './cookies.ts'
import { greetHere } from './current-user.ts'
import { deviceOf } from './device.ts'
import { performPendingSave } from './pending-save.ts'
import { verifiedClaims } from './verified-claims.ts'

/**
 * Signs a visitor in with another token, or out with null. Ends the previous session, so that each sign-in has its own
 * token. If D1 is down, the visitor is signed in or out anyway.
 * @throws Error for a token that this site can't verify: its secret isn't the backend's.
 */
export async function changeToken(c: Context<AppEnv>, token: string | null): Promise<void> {
  const { visitor, config } = c.var
  const sessions = sessionsOf(c)
  const claims = token === null ? null : await verifiedClaims(token, config.jwtSecret)
  // Before their session ends.
  if (token !== null && claims && visitor.signedIn && visitor.userId === claims.userId)
    await carryPush(c, visitor, token)
  if (visitor.signedIn && visitor.token !== token)
    await sessions.endToken(visitor.userId, visitor.token).catch((failure) => report('sessions', failure))
  if (token === null) {
    c.set('visitor', { signedIn: false })
    return clearToken(c)
  }
  if (!claims) throw new Error('Tokens of the backend are not signed with JWT_SECRET')
  const { userId } = claims
  keepToken(c, { token, userId, seconds: claims.expiresAt - Math.floor(Date.now() / 1000) })
  const [user] = await Promise.all([
    accountsOf(c)
      .me(token)
      .catch(() => null),
    sessions
      .begin(userId, token, deviceOf(c.req.header('user-agent')))
      .catch((failure) => report('sessions', failure)),
    performPendingSave(c, token),
  ])
  if (user) await greetHere(token, claims, user)
  c.set('visitor', { signedIn: true, userId, token, user })
}
