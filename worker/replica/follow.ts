import { publishChanges } from '../changes/publish.ts'
import { headOf } from '../changes/stream.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import { isInForce } from '../edge/redirect-rule.ts'
import { forgetRedirects } from '../edge/redirects.ts'
import type { Config } from '../env.ts'
import { listFrom } from '../strapi/parse/list.ts'
import { localesOf, replicatedTypes } from '../strapi/replicated-types.ts'
import { backendReader, type ReadBackend } from './backend.ts'
import { embeddedTypes, skipReadDependents } from './dependents.ts'
import {
  beginsFirstPass,
  endFirstPass,
  readMark,
  requestFullPass,
  takeFullPassRequest,
  writeMark,
} from './marks.ts'
import { followPrompts } from './prompts.ts'
import { type Followed, followDocuments, pageSize, readPage, writePage } from './read-page.ts'
import { fromBackend, keyedRule } from './redirects.ts'
import type { DocumentRow } from './rows.ts'
import { writeFound } from './write.ts'

const otherTypes = (Object.keys(replicatedTypes) as ReplicatedType[]).filter(
  (type) => !embeddedTypes.some((embedded) => embedded === type),
)

/** For one answer, in milliseconds. No reader waits for a pass, and one that ends at a busy backend has to begin again. */
const patienceMs = 30_000

/**
 * Synchronises the replica with the backend, in case a message was lost or never sent.
 * @param options.whole Compares every document and removes unpublished ones; otherwise only changes since the last run
 * are read.
 * @throws StrapiError if the backend doesn't answer; what was written until then stays.
 */
export async function followBackend(
  env: Env,
  config: Config,
  { whole }: { whole: boolean },
): Promise<Followed> {
  const read = backendReader(config, patienceMs)
  const everything = (await takeFullPassRequest(env.DB)) || whole
  const isFirst = await beginsFirstPass(env.DB)
  const total: Followed = { written: 0, removed: 0 }
  const follow = async (types: readonly ReplicatedType[]) => {
    for (const type of types) {
      const { written, removed } = await followType(env.DB, read, type, everything, !isFirst)
      total.written += written
      total.removed += removed
    }
  }
  try {
    // Embedded documents come first: a full pass reads their dependents after them, so none has to be read again.
    await follow(embeddedTypes)
    const head = await headOf(env.DB)
    await follow(otherTypes)
    if (isFirst) await endFirstPass(env.DB)
    if (everything) {
      await skipReadDependents(env.DB, head)
      total.written += await followRedirects(env.EDGE_KV, read)
      await followPrompts(env.EDGE_KV, read)
    }
  } catch (failure) {
    if (everything) await requestFullPass(env.DB)
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
  isNews: boolean,
): Promise<Followed> {
  const seen = new Set<string>()
  let written = 0
  // If asked for all languages together, Strapi omits an entry's list of translations.
  let removed = 0
  for (const locale of localesOf(type)) {
    const followed = await followLocale(db, read, type, locale, { everything, isNews }, seen)
    written += followed.written
    removed += followed.removed
  }
  if (everything) {
    const followed = await removeUnseen(db, read, type, seen)
    written += followed.written
    removed += followed.removed
  }
  return { written, removed }
}

/** @param seen Collects the identity of every entry that is still published. */
async function followLocale(
  db: D1Database,
  read: ReadBackend,
  type: ReplicatedType,
  locale: DocumentRow['locale'],
  { everything, isNews }: { everything: boolean; isNews: boolean },
  seen: Set<string>,
): Promise<Followed> {
  const mark = `since:${type}:${locale}`
  const since = everything ? null : await readMark(db, mark)
  let newest = since ?? ''
  const total: Followed = { written: 0, removed: 0 }
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const readAt = await headOf(db)
    const { items, pageCount: pages } = await readPage(read, type, locale, {
      // One that is changed meanwhile keeps its place, or the first of the next page would be on this one.
      sort: ['documentId:asc'],
      pagination: { page, pageSize },
      ...(since ? { filters: { updatedAt: { $gt: since } } } : {}),
    })
    pageCount = pages
    for (const { documentId, updatedAt, rows } of items) {
      if (updatedAt > newest && rows !== 'unreadable') newest = updatedAt
      if (rows !== 'not for readers') seen.add(`${documentId} ${locale}`)
    }
    const { written, removed } = await writePage(db, read, { type, locale }, items, { readAt, isNews })
    total.written += written
    total.removed += removed
  }
  if (newest) await writeMark(db, mark, newest)
  return total
}

/**
 * Removes documents that the backend was not found to have. It is asked for them once more: one that was published or withdrawn while the pages
 * were read may have been on none of them, or moved another from the next page to one that was read before.
 */
async function removeUnseen(
  db: D1Database,
  read: ReadBackend,
  type: ReplicatedType,
  seen: Set<string>,
): Promise<Followed> {
  const total: Followed = { written: 0, removed: 0 }
  for (const locale of localesOf(type)) {
    const { results } = await db
      .prepare('SELECT document_id FROM documents WHERE type = ? AND locale = ?')
      .bind(type, locale)
      .all<Pick<DocumentRow, 'document_id'>>()
    const unseen = results.flatMap(({ document_id: id }) => (seen.has(`${id} ${locale}`) ? [] : id))
    for (let from = 0; from < unseen.length; from += pageSize) {
      const readAt = await headOf(db)
      const some = unseen.slice(from, from + pageSize)
      const { written, removed, absent } = await followDocuments(db, read, { type, locale }, some, true)
      const gone = absent.map((documentId) => ({ ref: { type, documentId, locale }, rows: null }))
      total.written += written
      // What was published since has a message of its own.
      total.removed += removed + (await writeFound(db, gone, { readAt })).removed
    }
  }
  return total
}

/** Writes all redirect rules of the backend to KV and deletes those that it no longer has. */
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
