import * as v from 'valibot'
import { editorialKinds } from '../content/content.ts'
import { allOf, among, type Database, prepared, type Sql, sql } from '../database/sql.ts'
import { articleCardFrom, articleFrom } from '../strapi/parse/article.ts'
import type { Archive } from './archive.ts'
import { after, monthOf, monthsBetween, startOf } from './months.ts'
import { namedDocuments } from './named-documents.ts'

const Span = v.object({ first: v.nullable(v.string()), last: v.nullable(v.string()) })
const Counted = v.object({
  year: v.number(),
  month: v.number(),
  count: v.number(),
})

/** The archive in the replica. */
export function replicaArchive(db: Database): Archive {
  return {
    named: (places, locale) => namedDocuments(db, places, locale),

    async months(locale) {
      const span = v.parse(
        v.nullable(Span),
        await prepared(
          db,
          sql`SELECT min(first_published_at) AS first, max(first_published_at) AS last
              FROM documents d WHERE ${isListed(locale)}`,
        ).first(),
      )
      if (!span?.first || !span.last) return []
      const months = monthsBetween(monthOf(span.first), monthOf(span.last))
      const bounds = months.map((month) => ({ ...month, from: startOf(month), until: startOf(after(month)) }))
      // Each month is a range of the index `documents_by_month`; only the index is read.
      const { results } = await prepared(
        db,
        sql`SELECT b.value ->> 'year' AS year, b.value ->> 'month' AS month, (
              SELECT count(*) FROM documents d
              WHERE ${isListed(locale)}
                AND d.first_published_at >= b.value ->> 'from' AND d.first_published_at < b.value ->> 'until'
            ) AS count
            FROM json_each(${JSON.stringify(bounds)}) b ORDER BY year DESC, month DESC`,
      ).all()
      return v.parse(v.array(Counted), results)
    },

    async articlesOf(month, { locale, page, pageSize }) {
      const where = allOf(
        isListed(locale),
        sql`d.first_published_at >= ${startOf(month)}`,
        sql`d.first_published_at < ${startOf(after(month))}`,
      )
      const [cards, totals] = await db.batch<{ card: string; total: number }>([
        prepared(
          db,
          sql`SELECT d.card FROM documents d WHERE ${where}
              ORDER BY d.first_published_at DESC, d.number DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
        ),
        prepared(db, sql`SELECT count(*) AS total FROM documents d WHERE ${where}`),
      ])
      const total = totals?.results[0]?.total ?? 0
      return {
        items: (cards?.results ?? []).map(({ card }) => articleCardFrom(JSON.parse(card))),
        page,
        pageSize,
        pageCount: Math.ceil(total / pageSize),
        total,
      }
    },

    async newest({ locale, section, tag, limit }) {
      const source = tag
        ? sql`document_tags t JOIN documents d ON d.document_id = t.document_id AND d.locale = t.locale`
        : sql`documents d`
      const where = allOf(
        isListed(locale),
        tag && sql`t.tag = ${tag} AND t.locale = ${locale}`,
        section && sql`d.section = ${section}`,
      )
      const { results } = await prepared(
        db,
        sql`SELECT d.entry FROM ${source} WHERE ${where}
            ORDER BY d.first_published_at DESC, d.number DESC LIMIT ${limit}`,
      ).all<{ entry: string }>()
      return results.map(({ entry }) => articleFrom(JSON.parse(entry)))
    },
  }
}

/** A condition on `documents d`: a current article in the language, not partner content. */
function isListed(locale: string): Sql {
  return sql`d.type = 'content' AND d.locale = ${locale} AND d.kind IN ${among(editorialKinds)}
    AND (d.ends_at IS NULL OR d.ends_at > ${new Date().toISOString()})`
}
