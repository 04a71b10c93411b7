// Ids of the backend's hook messages: each counts once, however often it is sent.

/** Whether a message was processed. */
export async function isProcessed(db: D1Database, id: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM hook_messages WHERE id = ?1').bind(id).first()) !== null
}

/** Marks it as processed; never before it is, so that a message that failed halfway may be sent again. */
export async function markProcessed(db: D1Database, id: string): Promise<void> {
  await db.prepare('INSERT OR IGNORE INTO hook_messages (id, at) VALUES (?1, ?2)').bind(id, Date.now()).run()
}

/** Far longer than a signature is valid. */
const maxAgeMs = 24 * 3600_000

/** Deletes ids of messages that are too old to be accepted again. @param now Milliseconds since 1970. */
export async function forgetOldMessages(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM hook_messages WHERE at < ?1')
    .bind(now - maxAgeMs)
    .run()
}
