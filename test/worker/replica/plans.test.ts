import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { noFilters } from '../../../client/pages/jobs/job-filters.ts'
import { replicaArchive } from '../../../worker/archive/replica-archive.ts'
import type { Database } from '../../../worker/database/sql.ts'
import { d1Jobs } from '../../../worker/jobs/d1-jobs.ts'
import { replicaDocument, replicaLists } from '../../../worker/replica/content.ts'
import { everyList, knownFrom } from '../../contract/support/every-list.ts'
import { sampleStores } from '../support/backend.ts'

const { rows } = await sampleStores()
const known = knownFrom(rows, 'nl')

/** How SQLite goes through its tables for a statement, a line for each. */
async function planOf(sql: string, values: unknown[]): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

/** A database that notes every statement with its values. */
function noting(noted: { sql: string; values: unknown[] }[]): Database {
  return {
    batch: (statements) => env.DB.batch(statements),
    prepare(sql) {
      const statement = env.DB.prepare(sql)
      const bind = statement.bind.bind(statement)
      statement.bind = (...values) => {
        noted.push({ sql, values })
        return bind(...values)
      }
      return statement
    },
  }
}

/** Finding single documents, or reading an index alone. */
const isBounded = (line: string) =>
  /COVERING INDEX|document_id=\?|number=\?|slug=\?/.test(line) || !/\bdocuments_|PRIMARY KEY/.test(line)

// Articles are many and their rows wide: a list that reads all of them is quick with the sample content alone.
it('no question about articles reads the rows of those that it does not show', async () => {
  const asked: { sql: string; values: unknown[] }[] = []
  const db = noting(asked)
  const archive = replicaArchive(db)
  const [article] = rows.filter(({ document }) => document.type === 'content')
  for (const ask of Object.values(everyList)) await ask(replicaLists(db), known)
  await replicaDocument(db, { type: 'content', locale: 'nl', id: article?.document.number ?? 0 })
  await archive.months('nl')
  await archive.articlesOf({ year: 2026, month: 10 }, { locale: 'nl', page: 1, pageSize: 50 })
  await archive.newest({ locale: 'nl', section: 'logistiek', limit: 20 })
  await archive.newest({ locale: 'nl', tag: 'transport', limit: 20 })
  const aboutArticles = asked.filter(
    ({ sql, values }) =>
      (values.includes('content') || /'content'|document_tags/.test(sql)) && !sql.includes("type = 'tag'"),
  )

  const plans = await Promise.all(aboutArticles.map(({ sql, values }) => planOf(sql, values)))

  expect(plans.length).toBeGreaterThan(20)
  expect(plans.flat().filter((line) => !isBounded(line))).toEqual([])
})

// A row of a vacancy holds its card, and near a place may be most of them.
it('no search near a place reads the rows of vacancies that it does not show', async () => {
  const asked: { sql: string; values: unknown[] }[] = []
  const filters = { ...noFilters, place: 'Utrecht', distance: 100 } as const
  await d1Jobs(noting(asked), Date.now()).search({ ...filters, locale: 'nl', page: 1, pageSize: 20 })

  const plans = await Promise.all(
    asked.filter(({ sql }) => sql.includes('jobs j')).map(({ sql, values }) => planOf(sql, values)),
  )

  expect(plans).toHaveLength(4)
  for (const plan of plans) {
    expect(plan).toContain('SCAN j USING COVERING INDEX jobs_for_nl')
    expect(plan.filter((line) => line.startsWith('SEARCH j '))).toEqual([])
  }
})
