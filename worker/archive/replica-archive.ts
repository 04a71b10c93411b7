import * as v from 'valibot'
import type { Article } from '../../client/content/article.ts'
import { anybody } from '../access/audience.ts'
import { articleFor } from '../access/closed.ts'
import { editorialKinds } from '../content/content.ts'
import { allOf, among, type Database, prepared, raw, type Sql, sql } from '../database/sql.ts'
import { newestFirst, notExpired } from '../replica/content/conditions.ts'
import { createDocuments } from '../replica/content/documents.ts'
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
  const documents = createDocuments(db)
  return {
    named: (places, locale) => namedDocuments(db, places, locale),

    async months(locale) {
      const span = v.parse(
        v.nullable(Span),
        await prepared(
          db,
          sql`SELECT (${publishedAt(locale, 'ASC')}) AS first, (${publishedAt(locale, 'DESC')}) AS last`,
        ).first(),
      )
      if (!span?.first || !span.last) return []
      const months = monthsBetween(monthOf(span.first), monthOf(span.last))
      const bounds = months.map((month) => ({ ...month, from: startOf(month), until: startOf(after(month)) }))
      // Each month is a range of the index `documents_by_date`; only the index is read.
      const { results } = await prepared(
        db,
        sql`SELECT b.value ->> 'year' AS year, b.value ->> 'month' AS month, (
              SELECT count(*) FROM documents d
              WHERE d.type = 'content' AND ${isListed(locale)}
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
      return documents.listing(
        { type: 'content', where, order: newestFirst },
        { page, pageSize },
        articleCardFrom,
      )
    },

    async newest({ locale, section, tag, limit }) {
      const where = allOf(
        tag && sql`d.tag = ${tag}`,
        isListed(locale),
        section && sql`d.section = ${section}`,
      )
      const table = tag ? 'document_tags' : 'documents'
      return documents.entries({ type: 'content', table, where, order: newestFirst }, limit, forAnybody)
    },
  }
}

function forAnybody(entry: unknown): Article {
  return articleFor(articleFrom(entry), anybody)
}

/** A condition on articles `d`: current, in the language, not partner content. */
function isListed(locale: string): Sql {
  return sql`d.locale = ${locale} AND d.kind IN ${among(editorialKinds)} AND ${notExpired('d', Date.now())}`
}

/** When the first or the last of them was published. */
function publishedAt(locale: string, direction: 'ASC' | 'DESC'): Sql {
  return sql`SELECT d.first_published_at FROM documents d WHERE d.type = 'content' AND ${isListed(locale)}
    ORDER BY d.first_published_at ${raw(direction)} LIMIT 1`
}
