import * as v from 'valibot'
import { publishChanges } from '../changes/publish.ts'
import { isInForce } from '../edge/redirect-rule.ts'
import { forgetRedirects } from '../edge/redirects.ts'
import type { Config } from '../env.ts'
import { report } from '../report.ts'
import { listFrom, listingFrom } from '../strapi/parse/list.ts'
import { backendReader, type ReadBackend } from './backend.ts'
import { askForWholePass, readMark, takeWholePass, writeMark } from './marks.ts'
import { fromBackend, keyedRule } from './redirects.ts'
import { localesOf, queryFor, type ReplicatedType, replicatedTypes } from './replicated-types.ts'
import { type DocumentRow, type Rows, rowsOf } from './rows.ts'
import { remove, upsert } from './write.ts'

const pageSize = 50

/** Enough to know that an entry is still there, whatever else is wrong with it. */
const Identity = v.object({ documentId: v.string(), updatedAt: v.string() })

/** What a run changed. */
export interface Followed {
  written: number
  removed: number
}

/**
 * Brings the replica up to the backend, where a message was lost or never sent.
 * @param options.whole Compares every document, and takes away what is no longer published; otherwise only what changed
 * since the last run is read.
 * @throws StrapiError when the backend does not answer; what was written until then stands.
 */
export async function followBackend(
  env: Env,
  config: Config,
  { whole }: { whole: boolean },
): Promise<Followed> {
  const read = backendReader(config)
  const everything = (await takeWholePass(env.DB)) || whole
  const total: Followed = { written: 0, removed: 0 }
  try {
    for (const type of Object.keys(replicatedTypes) as ReplicatedType[]) {
      const { written, removed } = await followType(env.DB, read, type, everything)
      total.written += written
      total.removed += removed
    }
    if (everything) total.written += await followRedirects(env.EDGE_KV, read)
  } catch (failure) {
    if (everything) await askForWholePass(env.DB)
    throw failure
  } finally {
    if (total.written + total.removed > 0) await publishChanges(env)
  }
  return total
}

async function followType(
  db: D1Database,
  read: ReadBackend,
  type: ReplicatedType,
  everything: boolean,
): Promise<Followed> {
  const seen = new Set<string>()
  let written = 0
  // Asked for all languages at once, Strapi leaves out which translations an entry has.
  let removed = 0
  for (const locale of localesOf(type)) {
    const followed = await followLocale(db, read, type, locale, everything, seen)
    written += followed.written
    removed += followed.removed
  }
  if (everything) removed += await removeUnseen(db, type, seen)
  return { written, removed }
}

/** @param seen Gets the identity of every entry that readers may still see. */
async function followLocale(
  db: D1Database,
  read: ReadBackend,
  type: ReplicatedType,
  locale: DocumentRow['locale'],
  everything: boolean,
  seen: Set<string>,
): Promise<Followed> {
  const mark = `since:${type}:${locale}`
  const since = everything ? null : await readMark(db, mark)
  let newest = since ?? ''
  const total: Followed = { written: 0, removed: 0 }
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const answer = await read(replicatedTypes[type].path, {
      ...queryFor(type, locale),
      sort: ['updatedAt:asc', 'documentId:asc'],
      pagination: { page, pageSize },
      ...(since ? { filters: { updatedAt: { $gt: since } } } : {}),
    })
    const { items, pageCount: pages } = listingFrom(answer, (entry) => ({
      ...v.parse(Identity, entry),
      rows: readRows(type, entry),
    }))
    pageCount = pages
    for (const { documentId, updatedAt, rows } of items) {
      if (updatedAt > newest && rows !== 'unreadable') newest = updatedAt
      if (rows !== 'not for readers') seen.add(`${documentId} ${locale}`)
      else if (await remove(db, type, documentId, locale)) total.removed++
    }
    total.written += await upsert(
      db,
      items.flatMap(({ rows }) => (typeof rows === 'string' ? [] : rows)),
    )
  }
  if (newest) await writeMark(db, mark, newest)
  return total
}

/** One entry of the wrong shape must not keep the others from being followed. */
function readRows(type: ReplicatedType, entry: unknown): Rows | 'not for readers' | 'unreadable' {
  try {
    return rowsOf(type, entry) ?? 'not for readers'
  } catch (failure) {
    report('replica', failure, { type })
    return 'unreadable'
  }
}

async function removeUnseen(db: D1Database, type: ReplicatedType, seen: Set<string>): Promise<number> {
  const { results } = await db
    .prepare('SELECT document_id, locale FROM documents WHERE type = ?')
    .bind(type)
    .all<Pick<DocumentRow, 'document_id' | 'locale'>>()
  const gone = results.filter((row) => !seen.has(`${row.document_id} ${row.locale}`))
  for (const row of gone) await remove(db, type, row.document_id, row.locale)
  return gone.length
}

/** Writes every rule of the backend to KV and takes away those that it no longer has. */
async function followRedirects(kv: KVNamespace, read: ReadBackend): Promise<number> {
  const wanted = new Map<string, string>()
  for (let page = 1; ; page++) {
    const rules = listFrom(
      await read('/redirects', { filters: { active: { $eq: true } }, pagination: { page, pageSize: 100 } }),
      keyedRule,
    )
    for (const { key, rule } of rules)
      if (key && isInForce(rule, Date.now())) wanted.set(key, JSON.stringify(rule))
    if (rules.length < 100) break
  }
  let changes = 0
  for (const [key, rule] of wanted) {
    if ((await kv.get(key)) === rule) continue
    await kv.put(key, rule, { metadata: fromBackend })
    changes++
  }
  for (const key of await keysFromBackend(kv)) {
    if (wanted.has(key)) continue
    await kv.delete(key)
    changes++
  }
  if (changes > 0) forgetRedirects()
  return changes
}

async function keysFromBackend(kv: KVNamespace): Promise<string[]> {
  const keys: string[] = []
  for (let cursor: string | null = null; ; ) {
    const page: KVNamespaceListResult<typeof fromBackend> = await kv.list({ prefix: 'redirect:', cursor })
    keys.push(
      ...page.keys.filter((key) => key.metadata?.source === fromBackend.source).map((key) => key.name),
    )
    if (page.list_complete) return keys
    cursor = page.cursor
  }
}
