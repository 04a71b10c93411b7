import type { DocumentRow, Rows } from './rows.ts'

const columns = [
  'type',
  'document_id',
  'locale',
  'number',
  'slug',
  'title',
  'section',
  'kind',
  'first_published_at',
  'updated_at',
  'entry',
  'card',
] as const satisfies (keyof DocumentRow)[]

const upsertDocument = `INSERT OR REPLACE INTO documents (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
const deleteTags = 'DELETE FROM document_tags WHERE document_id = ? AND locale = ?'
const insertTag =
  'INSERT OR REPLACE INTO document_tags (tag, locale, document_id, first_published_at) VALUES (?, ?, ?, ?)'

/** Puts documents into the replica, new ones and changed ones alike. All of them or none. */
export async function upsert(db: D1Database, entries: Rows[]): Promise<void> {
  const statements = entries.flatMap(({ document, tags }) => [
    db.prepare(upsertDocument).bind(...columns.map((column) => document[column])),
    db.prepare(deleteTags).bind(document.document_id, document.locale),
    ...tags.map((tag) =>
      db.prepare(insertTag).bind(tag, document.locale, document.document_id, document.first_published_at),
    ),
  ])
  if (statements.length > 0) await db.batch(statements)
}

/** Takes a document out of the replica, in one language. */
export async function remove(
  db: D1Database,
  type: string,
  documentId: string,
  locale: string,
): Promise<void> {
  await db.batch([
    db
      .prepare('DELETE FROM documents WHERE type = ? AND document_id = ? AND locale = ?')
      .bind(type, documentId, locale),
    db.prepare(deleteTags).bind(documentId, locale),
  ])
}
