/** A browser renews its registration every week; one that has not for so long reads no more. */
const keptMs = 60 * 24 * 3600_000

/** Takes away registrations of readers who have signed out there, wherever they did that. */
export function endedWithSession(db: D1Database): D1PreparedStatement {
  return db.prepare(
    `DELETE FROM push_registrations WHERE session_hash IN (
      SELECT token_hash FROM sessions WHERE ended_at IS NOT NULL)`,
  )
}

/** Forgets browsers that have not come back for 60 days, and those whose readers have signed out. */
export async function forgetOldRegistrations(db: D1Database): Promise<void> {
  await db.batch([
    endedWithSession(db),
    db.prepare('DELETE FROM push_registrations WHERE refreshed_at < ?1').bind(Date.now() - keptMs),
  ])
}

/** Takes away what a reader was told of on any device: their account is gone. */
export async function forgetReader(db: D1Database, userId: number): Promise<void> {
  await db.prepare('DELETE FROM push_registrations WHERE user_id = ?1').bind(userId).run()
}
