import type { ContentLists } from '../../content/content.ts'
import { sql } from '../../database/sql.ts'
import type { Documents } from './documents.ts'

/** Lists of pages that editors compose. */
export function replicaPages({ rows }: Documents): Pick<ContentLists, 'pages'> {
  return {
    pages: (locale) =>
      rows(
        sql`SELECT slug, title FROM documents WHERE type = 'page' AND locale = ${locale} ORDER BY title LIMIT 100`,
      ),
  }
}
