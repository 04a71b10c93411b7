import { expect, it } from 'vitest'
import { compiledBackend } from '../compiled.ts'
import { memoryDatabase } from '../memory-database.ts'
import { createStatisticDays } from './statistic-days.ts'

const cms = await compiledBackend()
const { figuresOf, monthReadersOf, totalsOf } = cms('./src/vacancies/figures.js')

const database = memoryDatabase(createStatisticDays)

// A company's list asks for them, and the table grows by every entry that is read on a day.
it('the figures of a vacancy are found without reading those of others', async () => {
  const connection = database()
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

  expect(plans).toHaveLength(3)
  for (const plan of plans)
    expect(plan).toMatch(/^SEARCH statistic_days USING INDEX \w+ \((\w+=\? AND )*value=\?/)
})
