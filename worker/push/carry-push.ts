import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { report } from '../report.ts'
import { sha256 } from '../signature.ts'

/**
 * A reader goes on with another token, as after a change of password: what they are told of here goes on too. Never fails, since signing
 * in must not.
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
