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

/** Everything that following the backend could change, to detect a change. */
export async function everythingKept(): Promise<unknown> {
  const [documents, tags, rules] = await Promise.all([
    env.DB.prepare('SELECT * FROM documents ORDER BY type, document_id, locale').all(),
    env.DB.prepare('SELECT * FROM document_tags ORDER BY tag, locale, document_id').all(),
    env.EDGE_KV.list(),
  ])
  // Each run writes the change log again; its content follows from the others.
  const keys = rules.keys.filter(({ name }) => name !== changesKey)
  const values = await Promise.all(keys.map(({ name }) => env.EDGE_KV.get(name)))
  return { documents: documents.results, tags: tags.results, rules: keys, values }
}
