import { retentionDays } from '../../cms/src/privacy/retention-days.ts'

/** A browser refreshes its registration weekly; after this long it is no longer in use. */
const maxAgeMs = retentionDays['push-registration'] * 24 * 3600_000

/** Deletes the registrations of ended sessions. */
export function endedWithSession(db: D1Database): D1PreparedStatement {
  return db.prepare(
    `DELETE FROM push_registrations WHERE session_hash IN (
      SELECT token_hash FROM sessions WHERE ended_at IS NOT NULL)`,
  )
}

/** Deletes registrations that weren't refreshed for 60 days, and those of ended sessions. @returns How many. */
export async function forgetOldRegistrations(db: D1Database): Promise<number> {
  const results = await db.batch([
    endedWithSession(db),
    db.prepare('DELETE FROM push_registrations WHERE refreshed_at < ?1').bind(Date.now() - maxAgeMs),
  ])
  return results.reduce((sum, { meta }) => sum + meta.changes, 0)
}

/** Deletes all registrations of a reader whose account was deleted. The proof of their consents doesn't name the account any more. */
export async function forgetReader(db: D1Database, userId: number): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM push_registrations WHERE user_id = ?1').bind(userId),
    db.prepare('UPDATE push_consents SET user_id = NULL WHERE user_id = ?1').bind(userId),
  ])
}
