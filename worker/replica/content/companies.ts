import type { ContentSource } from '../../content/content.ts'
import { partnerCardFrom, partnerFrom } from '../../strapi/parse/partner.ts'
import { allOf, type Documents, isEqual } from './documents.ts'

/** Companies. */
export function replicaCompanies({ first, rows }: Documents): Pick<ContentSource, 'partner' | 'partners'> {
  return {
    partner: (link, locale) =>
      first('partner', allOf(isEqual('d.locale', locale), isEqual('d.slug', link)), partnerFrom),

    async partners({ locale, role, category, page, pageSize }) {
      const where = allOf(
        isEqual('d.locale', locale),
        role && {
          sql: `EXISTS (SELECT 1 FROM json_each(d.card, '$.roles') WHERE value = ?)`,
          values: [role],
        },
        category && {
          sql: `EXISTS (SELECT 1 FROM json_each(d.card, '$.categories') WHERE json_extract(value, '$.slug') = ?)`,
          values: [category],
        },
      )
      const named = await rows<{ id: string; name: string }>(
        `SELECT d.document_id AS id, d.title AS name FROM documents d
         WHERE d.type = 'partner' AND ${where.sql} ORDER BY d.slug`,
        where.values,
      )
      // As the backend does it: SQLite would sort by character code.
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
      `SELECT document_id AS id, card FROM documents
       WHERE type = 'partner' AND locale = ? AND document_id IN (SELECT value FROM json_each(?))`,
      [locale, JSON.stringify(ids)],
    )
    const cards = new Map(found.map(({ id, card }) => [id, partnerCardFrom(JSON.parse(card))]))
    return ids.flatMap((id) => cards.get(id) ?? [])
  }
}
