import { expect, it } from 'vitest'
import { compiledBackend } from '../compiled.ts'
import { memoryDatabase } from '../memory-database.ts'
import { createStatisticDays } from './statistic-days.ts'

const cms = await compiledBackend()
const { ownList } = cms('./src/vacancies/own-list.js')

const made = 2500

const database = memoryDatabase(createStatisticDays)

/** Drafts, as Strapi's query engine answers: the first was changed last. */
const rows = Array.from({ length: made }, (_, at) => ({
  id: at + 1,
  documentId: `vacature-${at + 1}`,
  number: at + 1,
  slug: 'planner',
  locale: 'nl',
  title: `Planner ${at + 1}`,
  vacancyState: 'draft',
  rejectReason: null,
  postedAt: null,
  validThrough: null,
  updatedAt: new Date(Date.UTC(2026, 10, 1) - at * 1000).toISOString(),
  publishedAt: null,
  reference: null,
  locations: [{ city: 'Venlo' }],
}))

interface Query {
  where: { id: { $gt: number } }
  limit: number
}

it('a company with thousands of vacancies sees all of them, those that were changed last first', async () => {
  const connection = database()
  await connection.schema.createTable('applications', (columns) => {
    columns.string('vacancy_id')
  })
  const query = () => ({
    findMany: async ({ where, limit }: Query) => rows.filter(({ id }) => id > where.id.$gt).slice(0, limit),
  })
  const strapi = { db: { connection, query } }

  const all = await ownList(strapi, 'havik', { text: '', state: null, page: 1 })
  const oldest = await ownList(strapi, 'havik', { text: `Planner ${made}`, state: 'draft', page: 1 })

  expect(all).toMatchObject({ total: made, counts: { draft: made } })
  expect(all.items[0]).toMatchObject({ number: 1, places: ['Venlo'] })
  expect(oldest.items).toMatchObject([{ number: made }])
})
