import * as v from 'valibot'
import { defaultLocale, isLocale, type Locale } from '../../client/content/locale.ts'
import { type Database, prepared, sql } from '../database/sql.ts'

/** Types whose documents people know by a public number. */
export type NumberedType = 'content' | 'vacancy' | 'event'

/** What leads to a document. */
export interface NamedDocument {
  type: NumberedType
  number: number
  /** That of its title. */
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
 * Published documents by their public numbers, each once: in the language that is asked for where it exists in it, else in
 * Dutch, else in another.
 * @returns In no order; without those that are not published.
 */
export async function namedDocuments(
  db: Database,
  places: readonly { type: NumberedType; number: number }[],
  locale: Locale,
): Promise<NamedDocument[]> {
  if (places.length === 0) return []
  // One list as one value: the number of values in a statement is limited, the length of one hardly is.
  const wanted = JSON.stringify(places.map(({ type, number }) => ({ type, number })))
  const { results } = await prepared(
    db,
    sql`SELECT d.type, d.number, d.locale, d.slug, d.title
        FROM json_each(${wanted}) p
        JOIN documents d ON d.type = p.value ->> 'type' AND d.number = p.value ->> 'number'
        ORDER BY d.locale = ${locale}, d.locale = ${defaultLocale}`,
  ).all()
  // What comes later is preferred, and takes the place of what came before.
  const found = new Map(
    v.parse(v.array(Row), results).map((document) => [`${document.type} ${document.number}`, document]),
  )
  return [...found.values()]
}
