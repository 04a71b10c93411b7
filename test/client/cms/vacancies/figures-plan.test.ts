import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { compiledBackend } from '../compiled.ts'

const cms = await compiledBackend()
const { figuresOf, monthReadersOf, totalsOf } = cms('./src/vacancies/figures.js')
const knex = cms('knex')

const schema = 'cms/src/api/statistic-day/content-types/statistic-day/schema.json'

interface Index {
  name: string
  columns: string[]
}

interface Columns {
  string: (name: string) => void
  integer: (name: string) => void
  index: (columns: string[], name: string) => void
}

// A company's list asks for them, and the table grows by every entry that is read on a day.
it('the figures of a vacancy are found without reading those of others', async () => {
  const { indexes }: { indexes: Index[] } = JSON.parse(await readFile(schema, 'utf8'))
  const connection = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true })
  await connection.schema.createTable('statistic_days', (columns: Columns) => {
    for (const name of ['day', 'dimension', 'event_type', 'value']) columns.string(name)
    for (const name of ['count', 'uniques']) columns.integer(name)
    for (const { name, columns: indexed } of indexes) columns.index(indexed, name)
  })
  const asked: { sql: string; bindings: unknown[] }[] = []
  connection.on('query', (query: { sql: string; bindings: unknown[] }) => asked.push(query))
  const strapi = { db: { connection } }
  await totalsOf(strapi, [5, 6])
  await figuresOf(strapi, 5, new Date())
  await monthReadersOf(strapi, 5, null)

  const plans: string[] = []
  for (const { sql, bindings } of asked.filter(({ bindings }) => !bindings.includes('vacancy-source'))) {
    const lines: { detail: string }[] = await connection.raw(`explain query plan ${sql}`, bindings)
    plans.push(lines.map(({ detail }) => detail).find((detail) => detail.includes('statistic_days')) ?? '')
  }
  await connection.destroy()

  expect(plans).toHaveLength(3)
  for (const plan of plans)
    expect(plan).toMatch(/^SEARCH statistic_days USING INDEX \w+ \((\w+=\? AND )*value=\?/)
})
