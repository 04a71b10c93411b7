import type { Context } from 'hono'
import { verifiedClaims } from '../edge/session.ts'
import type { AppEnv } from '../env.ts'
import { carryPush } from '../push/carry-push.ts'
import { report } from '../report.ts'
import { clearToken, keepToken } from './cookies.ts'
import { greetHere } from './current-user.ts'
import { deviceOf } from './device.ts'
import { accountsOf, sessionsOf } from './open-accounts.ts'
import { performPendingSave } from './pending-save.ts'

/**
 * Signs a visitor in with another token, or out with null. The session that was there ends, so that each sign-in has a token of its own.
 * Where D1 is away the visitor is signed in or out all the same.
 * @throws Error for a token that this site would not recognise: its secret is not the backend's.
 */
export async function changeToken(c: Context<AppEnv>, token: string | null): Promise<void> {
  const { visitor, config } = c.var
  const sessions = sessionsOf(c)
  const claims = token === null ? null : await verifiedClaims(token, config.jwtSecret)
  // Before the session ends that they hang on.
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
