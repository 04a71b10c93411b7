import { readFile } from 'node:fs/promises'
import type { Backend } from '../memory-database.ts'

const schema = 'cms/src/api/statistic-day/content-types/statistic-day/schema.json'

interface Index {
  name: string
  columns: string[]
}

/** Makes the table of counted days with the indexes of its schema, as Strapi does when it starts. */
export async function createStatisticDays({ db }: Backend): Promise<void> {
  const { indexes }: { indexes: Index[] } = JSON.parse(await readFile(schema, 'utf8'))
  await db.connection.schema.createTable('statistic_days', (columns) => {
    for (const name of ['day', 'dimension', 'event_type', 'value']) columns.string(name)
    for (const name of ['count', 'uniques']) columns.integer(name)
    for (const { name, columns: indexed } of indexes) columns.index(indexed, name)
  })
}
