import {
  applyD1Migrations,
  evictDurableObject,
  listDurableObjectIds,
  runInDurableObject,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { fill } from '../../../worker/replica/write.ts'
import type { SampleStores } from '../../backend/behaviour.ts'
import { sampleStores } from './backend.ts'

/** The content of the stores when a test file starts. */
interface Beginning {
  sample: SampleStores
  /** Tables that the sample content fills; of each there is a copy. */
  filled: string[]
  /** Tables that only visitors fill. */
  empty: string[]
}

/** Shared by the files in this workerd. */
let beginning: Beginning | undefined

/** Restores every store to its state after `npm start` before the backend is up, whatever earlier test files did. */
export async function restoreStores(): Promise<void> {
  await emptyObjects()
  if (beginning && (await isDatabaseAsBegun(beginning))) await empty(beginning.empty)
  else beginning = await fillDatabase(beginning?.sample ?? (await sampleStores()))
  await Promise.all([
    restoreSettings(beginning.sample),
    emptyBucket(env.MEDIA),
    emptyBucket(env.PRIVATE_FILES),
  ])
  await openNewCache()
}

async function fillDatabase(sample: SampleStores): Promise<Beginning> {
  await dropEverything()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  const { rows } = sample
  for (let start = 0; start < rows.length; start += 50) await fill(env.DB, rows.slice(start, start + 50))
  const tables = await ownTables()
  const counts = await env.DB.batch<{ n: number }>(
    tables.map((table) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`)),
  )
  const filled = tables.filter((_, index) => counts[index]?.results[0]?.n)
  await env.DB.batch(
    filled.map((table) => env.DB.prepare(`CREATE TABLE ${copyOf(table)} AS SELECT * FROM ${table}`)),
  )
  return { sample, filled, empty: tables.filter((table) => !filled.includes(table)) }
}

/** Compared in the database, without reading the content: that is done before each file. */
async function isDatabaseAsBegun({ filled, empty }: Beginning): Promise<boolean> {
  const known = [...filled, ...filled.map(copyOf), ...empty].sort()
  if (JSON.stringify(known) !== JSON.stringify((await ownTables()).sort())) return false
  const answers = await env.DB.batch<{ same: number }>(
    filled.map((table) =>
      env.DB.prepare(
        `SELECT (SELECT count(*) FROM ${table}) = (SELECT count(*) FROM ${copyOf(table)})
           AND NOT EXISTS (SELECT * FROM ${table} EXCEPT SELECT * FROM ${copyOf(table)}) AS same`,
      ),
    ),
  )
  return answers.every(({ results }) => results[0]?.same === 1)
}

/** Name of the table that keeps what a table begins with. */
function copyOf(table: string): string {
  return `begun_${table}`
}

async function empty(tables: string[]): Promise<void> {
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

/** Most files write none of them, and each write costs as much as reading all. */
async function restoreSettings({ settings, redirects }: SampleStores): Promise<void> {
  const values = [
    ...settings.map(({ key, value }) => ({ key, value, options: {} })),
    ...redirects.map(({ key, value }) => ({ key, value, options: { metadata: { source: 'cms' } } })),
  ]
  const wanted = new Set(values.map(({ key }) => key))
  const [{ keys }, kept] = await Promise.all([env.EDGE_KV.list(), env.EDGE_KV.get([...wanted])])
  const sources = new Map(keys.map(({ name, metadata }) => [name, JSON.stringify({ metadata })]))
  const changed = values.filter(
    ({ key, value, options }) => kept.get(key) !== value || sources.get(key) !== JSON.stringify(options),
  )
  await Promise.all([
    ...keys.filter(({ name }) => !wanted.has(name)).map(({ name }) => env.EDGE_KV.delete(name)),
    ...changed.map(({ key, value, options }) => env.EDGE_KV.put(key, value, options)),
  ])
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list()
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
}

/** Their alarms would deliver what another test file left. */
async function emptyObjects(): Promise<void> {
  await Promise.all([emptyAll(env.STATISTICS), emptyAll(env.PUSH_SENDER), emptyAll(env.CHANGE_PUBLISHER)])
}

async function emptyAll<Class extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace<Class>,
): Promise<void> {
  for (const id of await listDurableObjectIds(namespace)) {
    const stub = namespace.get(id)
    await runInDurableObject(stub, async (_, { storage }) => {
      await storage.deleteAlarm()
      await storage.deleteAll()
    })
    await evictDurableObject(stub)
  }
}

let cachesOpened = 0

/** The Cache API can't be listed or emptied, so each test file gets a cache of its own. */
async function openNewCache(): Promise<void> {
  cachesOpened += 1
  const cache = await caches.open(`file-${cachesOpened}`)
  Object.defineProperty(caches, 'default', { value: cache, configurable: true })
}
