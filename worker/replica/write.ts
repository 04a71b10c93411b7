import { derivedTables } from './derived.ts'
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
  'starts_at',
  'ends_at',
  'shape',
  'entry',
  'card',
] as const satisfies (keyof DocumentRow)[]

const upsertDocument = `INSERT OR REPLACE INTO documents (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`

/** Puts documents into the replica, new ones and changed ones alike, with what is derived from them. All of them or none. */
export async function upsert(db: D1Database, entries: Rows[]): Promise<void> {
  const statements = entries.flatMap((rows) => [
    db.prepare(upsertDocument).bind(...columns.map((column) => rows.document[column])),
    ...derivedTables.flatMap((table) => table.put(db, rows)),
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
    ...derivedTables.flatMap((table) => table.remove(db, type, documentId, locale)),
  ])
}
