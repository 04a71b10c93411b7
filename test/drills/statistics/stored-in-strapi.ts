import { DatabaseSync } from 'node:sqlite'

/** How often each event is in Strapi's database, by its id. */
export function storedInStrapi(file: string): Map<string, number> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 60_000 })
  try {
    const rows = database
      .prepare('SELECT event_id AS id, COUNT(*) AS count FROM statistics GROUP BY event_id')
      .all()
    return new Map(rows.map(({ id, count }) => [String(id), Number(count)]))
  } finally {
    database.close()
  }
}

/** The number of events in Strapi's database. */
export function countInStrapi(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 60_000 })
  try {
    return Number(database.prepare('SELECT COUNT(*) AS count FROM statistics').get()?.count ?? 0)
  } finally {
    database.close()
  }
}
