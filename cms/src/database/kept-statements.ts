import { type Execute, patiently } from './locked-database.ts'

/** A statement as Knex uses it. */
interface Statement {
  all: Execute
  run: Execute
}

/** The parts of a connection to SQLite that we use. */
export interface SqliteConnection {
  exec: (sql: string) => void
  prepare: (sql: string) => unknown
}

/** Statements that a connection keeps; those that are not used again make room. */
const mostStatements = 1000

/**
 * Knex begins transactions that read first and ask for the lock at their first write, which fails if another program wrote in between. One that
 * takes the lock first waits for the other program instead.
 */
const begin = { ofKnex: 'BEGIN;', atOnce: 'BEGIN IMMEDIATE;' }

/**
 * Lets a connection prepare each statement once: Knex prepares it for every query, which takes SQLite longer than most queries. Knex
 * reads all rows of a statement before the next query, so none is used twice at a time. Each waits for a database that is locked.
 */
export function keepStatements(connection: SqliteConnection): void {
  const kept = new Map<string, unknown>()
  const prepare = connection.prepare.bind(connection)
  connection.prepare = (asked) => {
    const sql = asked === begin.ofKnex ? begin.atOnce : asked
    const statement = kept.get(sql) ?? waiting(prepare(sql))
    // The order of a map is that of insertion: what was used last stays longest.
    kept.delete(sql)
    kept.set(sql, statement)
    const [oldest] = kept.keys()
    if (kept.size > mostStatements && oldest !== undefined) kept.delete(oldest)
    return statement
  }
}

function waiting(prepared: unknown): unknown {
  // As the driver makes it.
  const statement = prepared as Statement
  statement.all = patiently(statement.all.bind(statement))
  statement.run = patiently(statement.run.bind(statement))
  return statement
}
