import { env } from 'cloudflare:workers'
import type { DocumentRow } from '../../../worker/replica/rows.ts'

/** The row of a document, or null. */
export function rowOf(type: string, documentId: string, locale = 'nl'): Promise<DocumentRow | null> {
  return env.DB.prepare('SELECT * FROM documents WHERE type = ? AND document_id = ? AND locale = ?')
    .bind(type, documentId, locale)
    .first<DocumentRow>()
}

/** The row of the article with a public number. @throws Error when the replica has none. */
export async function articleRow(number: number, locale = 'nl'): Promise<DocumentRow> {
  const row = await env.DB.prepare(
    `SELECT * FROM documents WHERE type = 'content' AND number = ? AND locale = ?`,
  )
    .bind(number, locale)
    .first<DocumentRow>()
  if (!row) throw new Error(`The replica has no article ${number} in ${locale}`)
  return row
}

/** Slugs of the tags that a document carries, by slug. */
export async function tagsOf(documentId: string, locale = 'nl'): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT tag FROM document_tags WHERE document_id = ? AND locale = ? ORDER BY tag',
  )
    .bind(documentId, locale)
    .all<{ tag: string }>()
  return results.map(({ tag }) => tag)
}

/** Everything that following the backend could change, to tell whether it did. */
export async function everythingKept(): Promise<unknown> {
  const [documents, tags, rules] = await Promise.all([
    env.DB.prepare('SELECT * FROM documents ORDER BY type, document_id, locale').all(),
    env.DB.prepare('SELECT * FROM document_tags ORDER BY tag, locale, document_id').all(),
    env.EDGE_KV.list(),
  ])
  const values = await Promise.all(rules.keys.map(({ name }) => env.EDGE_KV.get(name)))
  return { documents: documents.results, tags: tags.results, rules: rules.keys, values }
}
