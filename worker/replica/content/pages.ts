import type { ContentSource } from '../../content/content.ts'
import { pageFrom } from '../../strapi/parse/page.ts'
import { allOf, type Documents, isEqual } from './documents.ts'

/** Pages that editors compose. */
export function replicaPages({ first, rows }: Documents): Pick<ContentSource, 'page' | 'pages'> {
  return {
    page: (slug, locale) =>
      first('page', allOf(isEqual('d.locale', locale), isEqual('d.slug', slug)), pageFrom),

    pages: (locale) =>
      rows(`SELECT slug, title FROM documents WHERE type = 'page' AND locale = ? ORDER BY title LIMIT 100`, [
        locale,
      ]),
  }
}
