import { raw, type Sql, sql } from '../../database/sql.ts'

/** A condition that an article hasn't expired. @param table Name of table `documents` in the query. */
export function notExpired(table: string, now: number): Sql {
  const endsAt = raw(`${table}.ends_at`)
  return sql`(${endsAt} IS NULL OR ${endsAt} > ${new Date(now).toISOString()})`
}

/** A condition on `documents d`: it names a company. @param partner The company's link. */
export function namesPartner(type: 'content' | 'event' | 'product', partner: string, locale: string): Sql {
  return sql`d.document_id IN (SELECT document_id FROM document_partners WHERE partner = ${partner} AND locale = ${locale} AND type = ${type})`
}
