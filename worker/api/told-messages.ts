// Ids of messages of the backend: each counts once, however often it is sent.

/** Tells whether a message was dealt with. */
export async function isDone(db: D1Database, id: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM hook_messages WHERE id = ?1').bind(id).first()) !== null
}

/** Notes that it was; never before, so that one that failed half-way may be sent again. */
export async function noteDone(db: D1Database, id: string): Promise<void> {
  await db.prepare('INSERT OR IGNORE INTO hook_messages (id, at) VALUES (?1, ?2)').bind(id, Date.now()).run()
}

/** Far longer than a signature is good for. */
const keptMs = 24 * 3600_000

/** Deletes ids of messages that would be refused for their age by now. @param now Milliseconds since 1970. */
export async function forgetOldMessages(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM hook_messages WHERE at < ?1')
    .bind(now - keptMs)
    .run()
}
