import type { ContentLists } from '../../content/content.ts'
import { allOf, sql } from '../../database/sql.ts'
import { partnerCardFrom } from '../../strapi/parse/partner.ts'
import type { Documents } from './documents.ts'

/** Lists of companies. */
export function replicaCompanies({ rows }: Documents): Pick<ContentLists, 'partners'> {
  return {
    async partners({ locale, role, category, page, pageSize }) {
      const where = allOf(
        sql`d.locale = ${locale}`,
        role && sql`EXISTS (SELECT 1 FROM json_each(d.card, '$.roles') WHERE value = ${role})`,
        category &&
          sql`EXISTS (SELECT 1 FROM json_each(d.card, '$.categories') WHERE json_extract(value, '$.slug') = ${category})`,
      )
      const named = await rows<{ id: string; name: string }>(
        sql`SELECT d.document_id AS id, d.title AS name FROM documents d
            WHERE d.type = 'partner' AND ${where} ORDER BY d.slug`,
      )
      // SQLite would sort by character code.
      const byName = new Intl.Collator(locale, { numeric: true })
      const ids = named
        .sort((one, other) => byName.compare(one.name, other.name))
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ id }) => id)
      return {
        items: await cardsOf(ids, locale),
        page,
        pageSize,
        pageCount: Math.ceil(named.length / pageSize),
        total: named.length,
      }
    },
  }

  async function cardsOf(ids: string[], locale: string) {
    // D1 binds at most a hundred values.
    const found = await rows<{ id: string; card: string }>(
      sql`SELECT document_id AS id, card FROM documents
          WHERE type = 'partner' AND locale = ${locale} AND document_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    )
    const cards = new Map(found.map(({ id, card }) => [id, partnerCardFrom(JSON.parse(card))]))
    return ids.flatMap((id) => cards.get(id) ?? [])
  }
}
