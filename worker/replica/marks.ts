const wholePass = 'whole-pass-wanted'

/** Reads how far the replica has come by a name, or null. */
export async function readMark(db: D1Database, name: string): Promise<string | null> {
  return db.prepare('SELECT value FROM replica_marks WHERE name = ?').bind(name).first<string>('value')
}

/** Writes how far the replica has come. */
export async function writeMark(db: D1Database, name: string, value: string): Promise<void> {
  await markStatement(db, name, value).run()
}

/** The same, for a batch. */
export function markStatement(db: D1Database, name: string, value: string): D1PreparedStatement {
  return db.prepare('INSERT OR REPLACE INTO replica_marks (name, value) VALUES (?, ?)').bind(name, value)
}

/** Asks the next run of the cron trigger to compare everything. */
export async function askForWholePass(db: D1Database): Promise<void> {
  await writeMark(db, wholePass, 'yes')
}

/** Tells whether that was asked, and takes the question back. */
export async function takeWholePass(db: D1Database): Promise<boolean> {
  const taken = await db
    .prepare('DELETE FROM replica_marks WHERE name = ? RETURNING value')
    .bind(wholePass)
    .first('value')
  return taken !== null
}
