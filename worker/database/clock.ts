import { type Database, prepared, raw, sql } from './sql.ts'

/** Milliseconds since 1970 by the database's own clock: statements run one after another, so no later one has an earlier time. */
export const databaseClock = raw(`CAST(unixepoch('subsec') * 1000 AS INTEGER)`)

/** The moment up to which what became known is complete. @throws Error if D1 doesn't answer. */
export async function seenUntil(db: Database): Promise<number> {
  return (await prepared(db, sql`SELECT ${databaseClock} AS now`).first<{ now: number }>())?.now ?? 0
}
