const wholePass = 'whole-pass-wanted'

/** Reads a progress mark of the replica, or null. */
export async function readMark(db: D1Database, name: string): Promise<string | null> {
  return db.prepare('SELECT value FROM replica_marks WHERE name = ?').bind(name).first<string>('value')
}

/** Writes a progress mark of the replica. */
export async function writeMark(db: D1Database, name: string, value: string): Promise<void> {
  await markStatement(db, name, value).run()
}

/** The same, as a statement for a batch. */
export function markStatement(db: D1Database, name: string, value: string): D1PreparedStatement {
  return db.prepare('INSERT OR REPLACE INTO replica_marks (name, value) VALUES (?, ?)').bind(name, value)
}

/** Requests a full pass from the next cron run. */
export async function requestFullPass(db: D1Database): Promise<void> {
  await writeMark(db, wholePass, 'yes')
}

/** Whether a full pass was requested; clears the request. */
export async function takeFullPassRequest(db: D1Database): Promise<boolean> {
  const taken = await db
    .prepare('DELETE FROM replica_marks WHERE name = ? RETURNING value')
    .bind(wholePass)
    .first('value')
  return taken !== null
}

const firstPass = 'first-pass'

/**
 * Whether an empty replica is being filled: documents in it were published long ago, and are no news. True until
 * `endFirstPass`, also if the pass was interrupted.
 */
export async function beginsFirstPass(db: D1Database): Promise<boolean> {
  const isEmpty = (await db.prepare('SELECT 1 FROM documents LIMIT 1').first()) === null
  if (isEmpty) await writeMark(db, firstPass, 'yes')
  return isEmpty || (await readMark(db, firstPass)) !== null
}

export async function endFirstPass(db: D1Database): Promise<void> {
  await db.prepare('DELETE FROM replica_marks WHERE name = ?').bind(firstPass).run()
}
