import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { keyedRule } from '../../worker/replica/redirects.ts'
import { rowShape, rowsOf } from '../../worker/replica/rows.ts'
import { fill } from '../../worker/replica/write.ts'
import { isReplicated } from '../../worker/strapi/replicated-types.ts'
import { writableDatabase } from '../site/statements-worker.ts'
import { wrangler } from '../site/wrangler.ts'
import type { SampleContent } from './sample-content.ts'

/** Applies pending migrations, tracked in the same table as `wrangler d1 migrations`. */
export async function migrate(miniflare: Miniflare): Promise<void> {
  const db = await miniflare.getD1Database('DB')
  await db
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map((row) => row.name))
  for (const name of (await readdir('migrations')).filter((file) => file.endsWith('.sql')).sort()) {
    if (applied.has(name)) continue
    const sql = await readFile(join('migrations', name), 'utf8')
    await db.batch([
      ...wrangler.unstable_splitSqlQuery(sql).map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}

/**
 * Writes `kv-seed/` to KV: `redirects.json` (path → rule) and `settings.json` (key → value).
 * @param worker The worker whose namespace is filled (default: the first).
 */
export async function seedSettings(miniflare: Miniflare, worker?: string): Promise<void> {
  const kv = await miniflare.getKVNamespace('EDGE_KV', worker)
  for (const { key, value } of await kvSeed()) await kv.put(key, value)
}

/** The entries of `kv-seed/`, in the format of `wrangler kv bulk put`. */
export async function kvSeed(): Promise<{ key: string; value: string }[]> {
  const redirects: Record<string, unknown> = JSON.parse(await readFile('kv-seed/redirects.json', 'utf8'))
  const settings: Record<string, unknown> = JSON.parse(await readFile('kv-seed/settings.json', 'utf8'))
  return [
    ...Object.entries(redirects).map(([path, rule]) => ({
      key: `redirect:${path}`,
      value: JSON.stringify(rule),
    })),
    ...Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
  ]
}

/** KV key that exists while an empty replica is being filled. */
const unfinished = 'seed:unfinished'

/**
 * Fills an empty replica with the sample content, so that pages answer before the backend is installed. A replica
 * filled before the last migration counts as empty until it has followed the backend, and so does one whose filling was
 * interrupted.
 * @returns How many documents were written; 0 if it wasn't empty.
 */
export async function seedReplica(miniflare: Miniflare, content: SampleContent): Promise<number> {
  const db = await miniflare.getD1Database('DB')
  const known = await db
    .prepare('SELECT count(*) AS count FROM documents WHERE shape = ?')
    .bind(rowShape)
    .first<number>('count')
  const kv = await miniflare.getKVNamespace('EDGE_KV')
  if (known && !(await kv.get(unfinished))) return 0
  await kv.put(unfinished, 'yes')
  const { entries, redirects } = content
  const rows = entries.flatMap(({ type, entry }) => (isReplicated(type) ? (rowsOf(type, entry) ?? []) : []))
  const writable = await writableDatabase(miniflare)
  for (let start = 0; start < rows.length; start += 50) await fill(writable, rows.slice(start, start + 50))
  for (const redirect of redirects) {
    const { key, rule } = keyedRule(redirect)
    if (key) await kv.put(key, JSON.stringify(rule), { metadata: { source: 'cms' } })
  }
  await kv.delete(unfinished)
  return rows.length
}

/** Each call waits for workerd; more parallel calls only wait for each other. */
const filesAtOnce = 32

/**
 * Copies files of the sample content to our own store, so that they are available before the backend is installed.
 * @param files Paths by name.
 */
export async function seedMedia(miniflare: Miniflare, files: ReadonlyMap<string, string>): Promise<void> {
  const media = await miniflare.getR2Bucket('MEDIA')
  const all = [...files]
  for (let start = 0; start < all.length; start += filesAtOnce) {
    await Promise.all(
      all.slice(start, start + filesAtOnce).map(async ([name, path]) => {
        if (await media.head(name)) return
        const bytes = await readFile(path)
        await media.put(name, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
      }),
    )
  }
}
