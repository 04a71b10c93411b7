/** The parts of a connection to SQLite that we use. */
export interface SqliteConnection {
  exec: (sql: string) => void
  prepare: (sql: string) => unknown
}

/** Statements that a connection keeps; those that are not used again make room. */
const mostStatements = 1000

/**
 * Lets a connection prepare each statement once: Knex prepares it for every query, which takes SQLite longer than most queries. Knex
 * reads all rows of a statement before the next query, so none is used twice at a time.
 */
export function keepStatements(connection: SqliteConnection): void {
  const kept = new Map<string, unknown>()
  const prepare = connection.prepare.bind(connection)
  connection.prepare = (sql) => {
    const statement = kept.get(sql) ?? prepare(sql)
    // The order of a map is that of insertion: what was used last stays longest.
    kept.delete(sql)
    kept.set(sql, statement)
    const [oldest] = kept.keys()
    if (kept.size > mostStatements && oldest !== undefined) kept.delete(oldest)
    return statement
  }
}
