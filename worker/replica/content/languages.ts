import type { ContentLists } from '../../content/content.ts'
import { allOf, sql } from '../../database/sql.ts'
import { languageFrom, languagesOf } from '../../strapi/parse/translations.ts'
import { notExpired } from './conditions.ts'
import type { Documents } from './documents.ts'

/** The languages in which documents exist. */
export function replicaLanguages(
  { rows }: Documents,
  clock: () => number,
): Pick<ContentLists, 'languagesOf'> {
  return {
    async languagesOf(type, id) {
      const where = allOf(
        sql`d.type = ${type}`,
        typeof id === 'number'
          ? sql`d.number = ${id}`
          : sql`d.document_id = (SELECT min(document_id) FROM documents WHERE type = ${type} AND slug = ${id})`,
        type === 'content' && notExpired('d', clock()),
      )
      const languages = await rows(sql`SELECT d.locale, d.slug FROM documents d WHERE ${where}`)
      return languagesOf(languages.map(languageFrom))
    },
  }
}
