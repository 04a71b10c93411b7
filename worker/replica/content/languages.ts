import { locales } from '../../../client/content/locale.ts'
import type { ContentLists } from '../../content/content.ts'
import { allOf, among, raw, type Sql, sql } from '../../database/sql.ts'
import { languageFrom, languagesOf } from '../../strapi/parse/translations.ts'
import { noLocale } from '../../strapi/replicated-types.ts'
import { notExpired } from './conditions.ts'
import type { Documents } from './documents.ts'

/** The languages in which documents exist. */
export function replicaLanguages(
  { rows }: Documents,
  clock: () => number,
): Pick<ContentLists, 'languagesOf'> {
  return {
    async languagesOf(type, id) {
      const isNumber = typeof id === 'number'
      const where = allOf(
        sql`d.type = ${type}`,
        isNumber ? sql`d.number = ${id}` : sql`d.document_id = ${documentIdOf(type, id)}`,
        type === 'content' && notExpired('d', clock()),
      )
      const index = raw(isNumber ? 'INDEXED BY documents_by_number' : '')
      const languages = await rows(sql`SELECT d.locale, d.slug FROM documents d ${index} WHERE ${where}`)
      return languagesOf(languages.map(languageFrom))
    },
  }
}

function documentIdOf(type: string, slug: string): Sql {
  return sql`(SELECT min(document_id) FROM documents INDEXED BY documents_by_slug
    WHERE type = ${type} AND locale IN ${among([...locales, noLocale])} AND slug = ${slug})`
}
