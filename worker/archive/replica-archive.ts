import * as v from 'valibot'
import { editorialKinds } from '../content/content.ts'
import type { Database } from '../database/sql.ts'
import { articleCardFrom, articleFrom } from '../strapi/parse/article.ts'
import type { Archive } from './archive.ts'
import { after, monthOf, monthsBetween, startOf } from './months.ts'
import { namedDocuments } from './named-documents.ts'

/** Bound as a list, so that one statement serves any number of kinds. */
const kinds = JSON.stringify(editorialKinds)
const isEditorial = 'd.kind IN (SELECT value FROM json_each(?1))'
const isCurrent = '(d.ends_at IS NULL OR d.ends_at > ?2)'

const Span = v.object({ first: v.nullable(v.string()), last: v.nullable(v.string()) })
const Counted = v.object({
  year: v.number(),
  month: v.number(),
  count: v.number(),
})

/** The archive as the replica has it. */
export function replicaArchive(db: Database): Archive {
  return {
    named: (places, locale) => namedDocuments(db, places, locale),

    async months(locale) {
      const span = v.parse(
        v.nullable(Span),
        await db
          .prepare(
            `SELECT min(first_published_at) AS first, max(first_published_at) AS last
             FROM documents d WHERE d.type = 'content' AND d.locale = ?3 AND ${isEditorial} AND ${isCurrent}`,
          )
          .bind(kinds, new Date().toISOString(), locale)
          .first(),
      )
      if (!span?.first || !span.last) return []
      const months = monthsBetween(monthOf(span.first), monthOf(span.last))
      const bounds = months.map((month) => ({ ...month, from: startOf(month), until: startOf(after(month)) }))
      // Each month is a range of the index `documents_by_month`; nothing but the index is read.
      const { results } = await db
        .prepare(
          `SELECT b.value ->> 'year' AS year, b.value ->> 'month' AS month, (
             SELECT count(*) FROM documents d
             WHERE d.type = 'content' AND d.locale = ?3 AND ${isEditorial} AND ${isCurrent}
               AND d.first_published_at >= b.value ->> 'from' AND d.first_published_at < b.value ->> 'until'
           ) AS count
           FROM json_each(?4) b ORDER BY year DESC, month DESC`,
        )
        .bind(kinds, new Date().toISOString(), locale, JSON.stringify(bounds))
        .all()
      return v.parse(v.array(Counted), results)
    },

    async articlesOf(month, { locale, page, pageSize }) {
      const where = `d.type = 'content' AND d.locale = ?3 AND ${isEditorial} AND ${isCurrent}
        AND d.first_published_at >= ?4 AND d.first_published_at < ?5`
      const values = [kinds, new Date().toISOString(), locale, startOf(month), startOf(after(month))]
      const [cards, totals] = await db.batch<{ card: string; total: number }>([
        db
          .prepare(
            `SELECT d.card FROM documents d WHERE ${where}
             ORDER BY d.first_published_at DESC, d.number DESC LIMIT ?6 OFFSET ?7`,
          )
          .bind(...values, pageSize, (page - 1) * pageSize),
        db.prepare(`SELECT count(*) AS total FROM documents d WHERE ${where}`).bind(...values),
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
      const values: (string | number)[] = [kinds, new Date().toISOString(), locale, limit]
      const bound = (value: string) => `?${values.push(value)}`
      const source = tag
        ? 'document_tags t JOIN documents d ON d.document_id = t.document_id AND d.locale = t.locale'
        : 'documents d'
      const statement = `SELECT d.entry FROM ${source}
        WHERE d.type = 'content' AND d.locale = ?3 AND ${isEditorial} AND ${isCurrent}
          ${tag ? `AND t.tag = ${bound(tag)} AND t.locale = ?3` : ''}
          ${section ? `AND d.section = ${bound(section)}` : ''}
        ORDER BY d.first_published_at DESC, d.number DESC LIMIT ?4`
      const { results } = await db
        .prepare(statement)
        .bind(...values)
        .all<{ entry: string }>()
      return results.map(({ entry }) => articleFrom(JSON.parse(entry)))
    },
  }
}
