import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'

// SQLite of Node itself, by as much of the interface of better-sqlite3 as Knex uses (`knex/lib/dialects/better-sqlite3`): Strapi asks for
// that package by its name. It needs a compiler or a download, where this is there.

type Row = Record<string, SQLOutputValue>

/** A prepared statement. */
class Statement {
  /** Whether it gives rows. */
  readonly reader: boolean
  readonly #statement: StatementSync
  /** Its columns of bytes, which Koa sends as they are only if they are buffers. */
  readonly #bytes: string[]

  constructor(statement: StatementSync) {
    const columns = statement.columns()
    this.reader = columns.length > 0
    this.#statement = statement
    this.#bytes = columns.flatMap(({ name, type }) => (type?.toLowerCase() === 'blob' ? name : []))
  }

  /** @returns All rows. @throws Error with SQLite's `errcode`. */
  all(values: readonly SQLInputValue[] = []): Row[] {
    const rows = this.#statement.all(...values)
    for (const name of this.#bytes) for (const row of rows) asBuffer(row, name)
    return rows
  }

  /** @throws Error with SQLite's `errcode`. */
  run(values: readonly SQLInputValue[] = []) {
    return this.#statement.run(...values)
  }
}

function asBuffer(row: Row, name: string): void {
  const bytes = row[name]
  if (bytes instanceof Uint8Array) row[name] = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** A connection to a file, or to a database in memory (`:memory:`). */
export class Database {
  readonly #database: DatabaseSync

  constructor(filename: string, { readonly = false } = {}) {
    this.#database = new DatabaseSync(filename, { readOnly: readonly })
  }

  exec(sql: string): void {
    this.#database.exec(sql)
  }

  prepare(sql: string): Statement {
    return new Statement(this.#database.prepare(sql))
  }

  close(): void {
    this.#database.close()
  }
}

// What `require('better-sqlite3')` gives.
export { Database as 'module.exports' }
