import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** The columns of each table of an SQLite database; none if the file isn't there. */
export function columnsOf(file: string): Record<string, string[]> {
  return reading(file, {}, (database) => {
    const columns = database.prepare('SELECT name FROM pragma_table_info(?)')
    return Object.fromEntries(tablesOf(database).map((table) => [table, namesIn(columns.all(table))]))
  })
}

/** The tables and columns that contain a text, in any case, such as `leads.email`. */
export function columnsWith(text: string, file: string): string[] {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return reading(file, [], (database) => {
    const isIn = (table: string, columns: string[]) => {
      const holds = columns.map((column) => `"${column}" LIKE ?1 ESCAPE '\\'`).join(' OR ')
      return database.prepare(`SELECT 1 FROM "${table}" WHERE ${holds} LIMIT 1`).get(pattern) !== undefined
    }
    // Each table once: few have it.
    return Object.entries(columnsOf(file)).flatMap(([table, columns]) =>
      isIn(table, columns)
        ? columns.filter((column) => isIn(table, [column])).map((column) => `${table}.${column}`)
        : [],
    )
  })
}

/** A value of a database. */
type Value = string | number | null

/** Runs a statement on the database: to make rows older, for what no address of the product brings about. @returns The rows that it gives. */
export function runOn(
  file: string,
  { sql, values }: { sql: string; values: Value[] },
): Record<string, unknown>[] {
  if (!existsSync(file)) return []
  const database = new DatabaseSync(file, { timeout: 60_000 })
  try {
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

function reading<Result>(file: string, without: Result, read: (database: DatabaseSync) => Result): Result {
  if (!existsSync(file)) return without
  const database = new DatabaseSync(file, { readOnly: true, timeout: 60_000 })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

function tablesOf(database: DatabaseSync): string[] {
  return namesIn(
    database
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
      .all(),
  )
}

function namesIn(rows: Record<string, unknown>[]): string[] {
  return rows.map(({ name }) => String(name))
}
