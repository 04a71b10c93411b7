import * as v from 'valibot'
import { defaultLocale, isLocale, type Locale } from '../../client/content/locale.ts'
import { type Database, prepared, sql } from '../database/sql.ts'

/** Types whose documents have a public number. */
export type NumberedType = 'content' | 'vacancy' | 'event'

/** A document as a link to it needs it. */
export interface NamedDocument {
  type: NumberedType
  number: number
  /** The language of its title. */
  locale: Locale
  slug: string
  title: string
}

const Row = v.object({
  type: v.picklist(['content', 'vacancy', 'event']),
  number: v.number(),
  locale: v.custom<Locale>(isLocale),
  slug: v.string(),
  title: v.string(),
})

/**
 * Published documents by their public numbers, each once: in the requested language if it exists in it, else in Dutch,
 * else in another.
 * @returns Unordered, without unpublished documents.
 */
export async function namedDocuments(
  db: Database,
  places: readonly { type: NumberedType; number: number }[],
  locale: Locale,
): Promise<NamedDocument[]> {
  if (places.length === 0) return []
  // The list is one bound value: the number of values in a statement is limited, the length of one hardly is.
  const wanted = JSON.stringify(places.map(({ type, number }) => ({ type, number })))
  const { results } = await prepared(
    db,
    sql`SELECT d.type, d.number, d.locale, d.slug, d.title
        FROM json_each(${wanted}) p
        CROSS JOIN documents d INDEXED BY documents_by_number
          ON d.type = p.value ->> 'type' AND d.number = p.value ->> 'number'
        ORDER BY d.locale = ${locale}, d.locale = ${defaultLocale}`,
  ).all()
  // Later rows are preferred and replace earlier ones.
  const found = new Map(
    v.parse(v.array(Row), results).map((document) => [`${document.type} ${document.number}`, document]),
  )
  return [...found.values()]
}
