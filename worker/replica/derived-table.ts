import type { Rows } from './rows.ts'

/**
 * A table derived from documents, such as a search index. It is written in the same batch as its document, so the two
 * never differ; after `rowShape` is raised, a full pass rebuilds all of it.
 */
export interface DerivedTable {
  /** Statements that replace a document's rows. Called for documents of every type. */
  put: (db: D1Database, rows: Rows) => D1PreparedStatement[]
  /** Statements that delete a document's rows, in one language. */
  remove: (db: D1Database, type: string, documentId: string, locale: string) => D1PreparedStatement[]
}
