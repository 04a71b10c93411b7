import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { fill, removeStatements } from '../../../worker/replica/write.ts'
import { idsPerSecond, searchTable } from '../../../worker/search/search-table.ts'
import type { SampleStores } from '../../backend/behaviour.ts'

type SampleRows = SampleStores['rows']

/** The tables of the database when a test file starts. */
interface Begun {
  /** Those that the sample content fills; of each there is a copy. */
  filled: string[]
  /** Those that only visitors fill. */
  empty: string[]
}

/** Shared by the files in this workerd. */
let begun: Begun | undefined

/** The full-text indexes beside these tables know their rows by number, and can only be written with a document. */
const indexed = ['jobs', 'search_documents', 'search_texts']

/** Fills the database with the sample content, or mends what earlier test files left of it: that takes a tenth of the time. */
export async function restoreDatabase(rows: SampleRows): Promise<void> {
  if (!begun || !(await mend(begun, rows))) begun = await fillDatabase(rows)
}

/** @returns Whether all tables are as they were, so that nothing need be filled again. */
async function mend({ filled, empty }: Begun, rows: SampleRows): Promise<boolean> {
  const known = [...filled, ...filled.map(copyOf), ...empty].sort()
  if (JSON.stringify(known) !== JSON.stringify((await ownTables()).sort())) return false
  await emptyTables(empty)
  const other = await otherThanBegun(filled)
  if (other.length === 0) return true
  await putDocumentsBack(rows)
  const plain = (await otherThanBegun(filled)).filter((table) => !indexed.includes(table))
  if (plain.length > 0) await env.DB.batch(plain.flatMap(copyBack))
  return (await otherThanBegun(filled)).length === 0
}

/** The tables that differ from their copies. Compared in the database, without reading the content: that is done before each file. */
async function otherThanBegun(filled: readonly string[]): Promise<string[]> {
  const answers = await env.DB.batch<{ same: number }>(
    filled.map((table) =>
      env.DB.prepare(
        `SELECT (SELECT count(*) FROM ${table}) = (SELECT count(*) FROM ${copyOf(table)})
           AND NOT EXISTS (SELECT * FROM ${table} EXCEPT SELECT * FROM ${copyOf(table)}) AS same`,
      ),
    ),
  )
  return filled.filter((_, index) => answers[index]?.results[0]?.same !== 1)
}

/** Writes the documents that tests changed, and all that follows from them. */
async function putDocumentsBack(rows: SampleRows): Promise<void> {
  const { results } = await env.DB.prepare(changedDocuments).all<DocumentKey>()
  const changed = new Set(results.map(nameOf))
  const ours = rows.filter(({ document }) => changed.has(nameOf(document)))
  const known = new Set(ours.map(({ document }) => nameOf(document)))
  const leaving = results.flatMap((key) => {
    const { type, document_id: id, locale } = key
    return known.has(nameOf(key))
      ? searchTable.remove(env.DB, type, id, locale)
      : removeStatements(env.DB, type, id, locale)
  })
  if (leaving.length > 0) await env.DB.batch(leaving)
  await fillInParts(ours)
}

interface DocumentKey {
  type: string
  document_id: string
  locale: string
}

function nameOf({ type, document_id: id, locale }: DocumentKey): string {
  return JSON.stringify([type, id, locale])
}

/**
 * Documents that are other than they were, or whose rows in an index are. Those of the same second come along: the index numbers them in the
 * order in which they are written.
 */
const changedDocuments = `
  WITH other AS (
    SELECT type, document_id, locale FROM (${differences('documents')})
    UNION SELECT 'vacancy', document_id, locale FROM (${differences('jobs')})
  ),
  found AS (
    SELECT id, type, document_id, locale FROM search_documents
    UNION SELECT id, type, document_id, locale FROM ${copyOf('search_documents')}
  ),
  seconds AS (
    SELECT id / ${idsPerSecond} AS second FROM found WHERE (type, document_id, locale) IN other
    UNION SELECT id / ${idsPerSecond} FROM (${differences('search_documents')})
    UNION SELECT id / ${idsPerSecond} FROM (${differences('search_texts')})
  )
  SELECT type, document_id, locale FROM other
  UNION SELECT type, document_id, locale FROM found WHERE id / ${idsPerSecond} IN seconds`

/** Rows of a table that its copy hasn't, and the other way round. */
function differences(table: string): string {
  const copy = copyOf(table)
  return `SELECT * FROM (SELECT * FROM ${table} EXCEPT SELECT * FROM ${copy})
    UNION ALL SELECT * FROM (SELECT * FROM ${copy} EXCEPT SELECT * FROM ${table})`
}

function copyBack(table: string): D1PreparedStatement[] {
  return [
    env.DB.prepare(`DELETE FROM ${table}`),
    env.DB.prepare(`INSERT INTO ${table} SELECT * FROM ${copyOf(table)}`),
  ]
}

async function fillDatabase(rows: SampleRows): Promise<Begun> {
  await dropEverything()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  await fillInParts(rows)
  const tables = await ownTables()
  const counts = await env.DB.batch<{ n: number }>(
    tables.map((table) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`)),
  )
  const filled = tables.filter((_, index) => counts[index]?.results[0]?.n)
  await env.DB.batch(
    filled.map((table) => env.DB.prepare(`CREATE TABLE ${copyOf(table)} AS SELECT * FROM ${table}`)),
  )
  return { filled, empty: tables.filter((table) => !filled.includes(table)) }
}

async function fillInParts(rows: SampleRows): Promise<void> {
  for (let start = 0; start < rows.length; start += 50) await fill(env.DB, rows.slice(start, start + 50))
}

/** Name of the table that keeps what a table begins with. */
function copyOf(table: string): string {
  return `begun_${table}`
}

async function emptyTables(tables: string[]): Promise<void> {
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    // Their numbering is reset too.
    ...tables.map((table) => env.DB.prepare('DELETE FROM sqlite_sequence WHERE name = ?').bind(table)),
  ])
}

/** Ordinary tables; the content of virtual ones follows from them. */
async function ownTables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM pragma_table_list
     WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
       AND name <> 'd1_migrations'`,
  ).all<{ name: string }>()
  return results.map(({ name }) => name)
}

async function dropEverything(): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT type, name FROM pragma_table_list
     WHERE schema = 'main' AND type IN ('view', 'virtual', 'table')
       AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
     ORDER BY type DESC`,
  ).all<{ type: string; name: string }>()
  for (const { type, name } of results)
    await env.DB.prepare(`DROP ${type === 'view' ? 'VIEW' : 'TABLE'} IF EXISTS ${name}`).run()
}
