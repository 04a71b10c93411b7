import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { report } from '../report.ts'
import { sha256 } from '../signature.ts'

/**
 * Moves a reader's push registrations to their new token, for example after a password change. Never throws, because
 * sign-in must not fail over it.
 */
export async function carryPush(
  c: Context<AppEnv>,
  { userId, token }: { userId: number; token: string },
  nextToken: string,
): Promise<void> {
  if (!c.var.config.firebase?.push) return
  try {
    await c.env.DB.prepare(
      'UPDATE push_registrations SET session_hash = ?3 WHERE session_hash = ?1 AND user_id = ?2',
    )
      .bind(await sha256(token), userId, await sha256(nextToken))
      .run()
  } catch (failure) {
    report('push', failure)
  }
}
