import type { DerivedTable } from './derived-table.ts'
import type { ReadDocument } from './read-document.ts'

const deleteBounds = 'DELETE FROM period_bounds WHERE type = ? AND document_id = ? AND locale = ?'
const insertBounds = `
  INSERT OR IGNORE INTO period_bounds (type, document_id, locale, at) SELECT ?, ?, ?, value FROM json_each(?)`

/** When what is paid for begins and ends (`period_bounds`), for `record-ended.ts`. */
export const periodBounds: DerivedTable = {
  put(db, { document, read }) {
    const { type, document_id: documentId, locale } = document
    if (!isPaidFor(type)) return []
    return [
      db.prepare(deleteBounds).bind(type, documentId, locale),
      db.prepare(insertBounds).bind(type, documentId, locale, JSON.stringify(boundsOf(read))),
    ]
  },

  remove: (db, type, documentId, locale) =>
    isPaidFor(type) ? [db.prepare(deleteBounds).bind(type, documentId, locale)] : [],
}

function isPaidFor(type: string): boolean {
  return type === 'vacancy' || type === 'partner'
}

function boundsOf({ type, value }: ReadDocument): string[] {
  const period = type === 'vacancy' ? value.promoted : type === 'partner' ? value.tierPeriod : null
  return [period?.from, period?.to].flatMap((at) => (at ? [new Date(at).toISOString()] : []))
}
