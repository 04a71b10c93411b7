import { env } from 'cloudflare:workers'
import { changesKey } from '../../../worker/changes/change-log.ts'
import type { ReplicatedType } from '../../../worker/content/replicated-type.ts'
import { type DocumentRow, rowsOf } from '../../../worker/replica/rows.ts'
import { upsert } from '../../../worker/replica/write.ts'

/** The row of a document, or null. */
export function rowOf(type: string, documentId: string, locale = 'nl'): Promise<DocumentRow | null> {
  return env.DB.prepare('SELECT * FROM documents WHERE type = ? AND document_id = ? AND locale = ?')
    .bind(type, documentId, locale)
    .first<DocumentRow>()
}

/** The row of the article with a public number. @throws Error if the replica has none. */
export async function articleRow(number: number, locale = 'nl'): Promise<DocumentRow> {
  const row = await env.DB.prepare(
    `SELECT * FROM documents WHERE type = 'content' AND number = ? AND locale = ?`,
  )
    .bind(number, locale)
    .first<DocumentRow>()
  if (!row) throw new Error(`The replica has no article ${number} in ${locale}`)
  return row
}

/**
 * Changes fields of a sample document in the replica only, in all its languages.
 * @param slug A company's link.
 * @returns Restores it.
 */
export async function changeInReplica(
  type: ReplicatedType,
  slug: string,
  fields: Record<string, unknown>,
): Promise<() => Promise<void>> {
  const { results } = await env.DB.prepare(
    'SELECT entry FROM documents WHERE type = ?1 AND document_id IN (SELECT document_id FROM documents WHERE type = ?1 AND slug = ?2)',
  )
    .bind(type, slug)
    .all<{ entry: string }>()
  const entries = results.map(({ entry }): object => JSON.parse(entry))
  if (entries.length === 0) throw new Error(`The replica has no ${type} ${slug}`)
  const write = async (changed: object[]) => {
    await upsert(
      env.DB,
      changed.flatMap((entry) => rowsOf(type, entry) ?? []),
    )
  }
  await write(entries.map((entry) => ({ ...entry, ...fields })))
  return () => write(entries)
}

/** Makes the cron triggers read only what has changed since, as on a site that has run for a while: reading everything takes seconds. */
export async function replicaIsCurrent(): Promise<void> {
  await env.DB.prepare(
    `INSERT OR REPLACE INTO replica_marks (name, value)
     SELECT 'since:' || type || ':' || locale, max(updated_at) FROM documents GROUP BY type, locale`,
  ).run()
}

/** Slugs of a document's tags, sorted. */
export async function tagsOf(documentId: string, locale = 'nl'): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT tag FROM document_tags WHERE document_id = ? AND locale = ? ORDER BY tag',
  )
    .bind(documentId, locale)
    .all<{ tag: string }>()
  return results.map(({ tag }) => tag)
}

/** Tables that following the backend could change. */
const followed = ['documents', 'document_tags']

let rulesBefore = ''

/** Remembers everything that following the backend could change, in tables of its own: reading all of it takes ten times as long. */
export async function rememberEverything(): Promise<void> {
  await forgetEverything()
  await env.DB.batch(
    followed.map((table) => env.DB.prepare(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`)),
  )
  rulesBefore = await rulesKept()
}

/** What of it has changed since: documents, and `rules`. */
export async function changedSince(): Promise<string[]> {
  const differences = followed.flatMap((table) => [
    `SELECT document_id FROM (SELECT * FROM ${table} EXCEPT SELECT * FROM kept_${table})`,
    `SELECT document_id FROM (SELECT * FROM kept_${table} EXCEPT SELECT * FROM ${table})`,
  ])
  const { results } = await env.DB.prepare(differences.join(' UNION ')).all<{ document_id: string }>()
  const rules = (await rulesKept()) === rulesBefore ? [] : ['rules']
  return [...results.map(({ document_id }) => document_id), ...rules]
}

/** Removes what is remembered: the next file begins with the tables that it knows. */
export async function forgetEverything(): Promise<void> {
  await env.DB.batch(followed.map((table) => env.DB.prepare(`DROP TABLE IF EXISTS kept_${table}`)))
}

async function rulesKept(): Promise<string> {
  const { keys: all } = await env.EDGE_KV.list()
  // Each run writes the change log again; its content follows from the others.
  const keys = all.filter(({ name }) => name !== changesKey)
  const values = await env.EDGE_KV.get(keys.map(({ name }) => name))
  return JSON.stringify([keys, [...values]])
}
