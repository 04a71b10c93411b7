import { raw, type Sql, sql } from '../../database/sql.ts'

/** The order of articles `d`. */
export const newestFirst = 'd.first_published_at DESC, d.number DESC'

/** A condition that an article hasn't expired. @param table Name in the query of a table with `ends_at`. */
export function notExpired(table: string, now: number): Sql {
  const endsAt = raw(`${table}.ends_at`)
  return sql`(${endsAt} IS NULL OR ${endsAt} > ${new Date(now).toISOString()})`
}

/** A condition on `documents d`: it names a company. @param partner The company's link. */
export function namesPartner(type: 'content' | 'event' | 'product', partner: string, locale: string): Sql {
  return sql`d.document_id IN (SELECT document_id FROM document_partners WHERE partner = ${partner} AND locale = ${locale} AND type = ${type})`
}
