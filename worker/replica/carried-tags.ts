import type { DerivedTable } from './derived-table.ts'
import { listedBy } from './listed-by.ts'

const deleteTags = 'DELETE FROM document_tags WHERE document_id = ? AND locale = ?'
const insertTags = `
  INSERT OR REPLACE INTO document_tags
    (tag, locale, document_id, first_published_at, number, section, kind, ends_at)
  SELECT value, ?, ?, ?, ?, ?, ?, ? FROM json_each(?)`

/** The tags of articles (`document_tags`). Other types have tags too, but only articles are listed by them. */
export const carriedTags: DerivedTable = {
  put(db, { document, tags }) {
    if (document.type !== 'content') return []
    const { document_id: documentId, locale } = document
    return [
      db.prepare(deleteTags).bind(documentId, locale),
      db.prepare(insertTags).bind(locale, documentId, ...listedBy(document), JSON.stringify(tags)),
    ]
  },

  remove: (db, type, documentId, locale) =>
    type === 'content' ? [db.prepare(deleteTags).bind(documentId, locale)] : [],
}
