import type { ContentSource } from '../../content/content.ts'
import { languageFrom, languagesOf } from '../../strapi/parse/translations.ts'
import { notExpired } from './articles.ts'
import { allOf, type Documents, isEqual } from './documents.ts'

/** In which languages documents exist. */
export function replicaLanguages(
  { rows }: Documents,
  clock: () => number,
): Pick<ContentSource, 'languagesOf'> {
  return {
    async languagesOf(type, id) {
      const where = allOf(
        typeof id === 'number'
          ? isEqual('d.number', id)
          : {
              sql: 'd.document_id = (SELECT min(document_id) FROM documents WHERE type = ? AND slug = ?)',
              values: [type, id],
            },
        type === 'content' && notExpired('d', clock()),
      )
      const languages = await rows(
        `SELECT d.locale, d.slug FROM documents d WHERE d.type = ? AND ${where.sql}`,
        [type, ...where.values],
      )
      return languagesOf(languages.map(languageFrom))
    },
  }
}
