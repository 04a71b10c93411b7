import * as v from 'valibot'
import type { Locale } from '../../client/content/locale.ts'
import type { TagCount } from '../../client/content/tag.ts'
import type { ContentSource } from '../content/content.ts'
import { editorialKinds } from '../content/content.ts'
import { rankRelated } from '../content/related-tags.ts'
import { addressFrom } from '../strapi/parse/address.ts'
import { articleCardFrom, articleFrom, translationsOf } from '../strapi/parse/article.ts'
import { pageFrom } from '../strapi/parse/page.ts'
import { tagCountFrom, tagFrom } from '../strapi/parse/tag.ts'

interface EntryRow {
  entry: string
}
interface CardRow {
  card: string
}

const Slugs = v.array(v.string())
const newestFirst = 'ORDER BY d.first_published_at DESC, d.number DESC'

/** Published content from D1, as it was when the backend last told of it. */
export function replicaContent(db: D1Database): ContentSource {
  async function first<Item>(
    sql: string,
    values: unknown[],
    parse: (entry: unknown) => Item,
  ): Promise<Item | null> {
    const row = await db
      .prepare(sql)
      .bind(...values)
      .first<EntryRow>()
    return row && parse(JSON.parse(row.entry))
  }

  async function tags(locale: Locale): Promise<TagCount[]> {
    const { results } = await db
      .prepare(
        `SELECT d.slug, d.title AS name, json_extract(d.entry, '$.initial') AS initial, count(*) AS count
         FROM documents d JOIN document_tags t ON t.tag = d.slug AND t.locale = d.locale
         WHERE d.type = 'tag' AND d.locale = ?
         GROUP BY d.slug, d.title`,
      )
      .bind(locale)
      .all()
    // SQLite sorts by character code, which puts `ü` behind `z`; the backend sorts as its readers do.
    const byName = new Intl.Collator(locale, { numeric: true })
    return results.map(tagCountFrom).sort((one, other) => byName.compare(one.name, other.name))
  }

  return {
    article: (number, locale) =>
      first(
        `SELECT entry FROM documents WHERE type = 'content' AND number = ? AND locale = ?`,
        [number, locale],
        articleFrom,
      ),

    async articleTranslations(number) {
      const { results } = await db
        .prepare(`SELECT locale, slug FROM documents WHERE type = 'content' AND number = ?`)
        .bind(number)
        .all()
      return translationsOf(number, results.map(addressFrom))
    },

    async articles({ locale, section, tag, kinds = editorialKinds, page, pageSize }) {
      const source = tag
        ? `documents d JOIN document_tags t ON t.document_id = d.document_id AND t.locale = d.locale AND t.tag = ?`
        : 'documents d'
      const where = `d.type = 'content' AND d.locale = ? AND d.kind IN (${kinds.map(() => '?').join(', ')})${section ? ' AND d.section = ?' : ''}`
      const values = [...(tag ? [tag] : []), locale, ...kinds, ...(section ? [section] : [])]
      const [cards, totals] = await db.batch<CardRow & { total: number }>([
        db
          .prepare(`SELECT d.card FROM ${source} WHERE ${where} ${newestFirst} LIMIT ? OFFSET ?`)
          .bind(...values, pageSize, (page - 1) * pageSize),
        db.prepare(`SELECT count(*) AS total FROM ${source} WHERE ${where}`).bind(...values),
      ])
      const total = totals?.results[0]?.total ?? 0
      return {
        items: cardsFrom(cards?.results ?? []),
        page,
        pageSize,
        pageCount: Math.ceil(total / pageSize),
        total,
      }
    },

    async readNext(article, locale, limit) {
      const tags = article.tags.map((tag) => tag.slug)
      if (tags.length === 0) return []
      const { results } = await db
        .prepare(
          `SELECT d.card FROM documents d
           WHERE d.type = 'content' AND d.locale = ? AND d.number <> ?
             AND d.kind IN (${editorialKinds.map(() => '?').join(', ')})
             AND d.document_id IN (
               SELECT document_id FROM document_tags WHERE locale = ? AND tag IN (${tags.map(() => '?').join(', ')})
             )
           ${newestFirst} LIMIT ?`,
        )
        .bind(locale, article.number, ...editorialKinds, locale, ...tags, limit)
        .all<CardRow>()
      return cardsFrom(results)
    },

    page: (slug, locale) =>
      first(
        `SELECT entry FROM documents WHERE type = 'page' AND slug = ? AND locale = ?`,
        [slug, locale],
        pageFrom,
      ),

    async pages(locale) {
      const { results } = await db
        .prepare(
          `SELECT slug, title FROM documents WHERE type = 'page' AND locale = ? ORDER BY title LIMIT 100`,
        )
        .bind(locale)
        .all<{ slug: string; title: string }>()
      return results
    },

    tag: (slug, locale) =>
      first(
        `SELECT entry FROM documents WHERE type = 'tag' AND slug = ? AND locale = ?`,
        [slug, locale],
        tagFrom,
      ),

    tags,

    async relatedTags(slug, locale, limit) {
      const [{ results }, index] = await Promise.all([
        db
          .prepare(
            `SELECT json_group_array(beside.tag) AS tags FROM (
               SELECT document_id, first_published_at FROM document_tags
               WHERE tag = ? AND locale = ? ORDER BY first_published_at DESC LIMIT 100
             ) carrier
             JOIN document_tags beside ON beside.document_id = carrier.document_id AND beside.locale = ?
             GROUP BY carrier.document_id`,
          )
          .bind(slug, locale, locale)
          .all<{ tags: string }>(),
        tags(locale),
      ])
      const carried = results.map((row) => v.parse(Slugs, JSON.parse(row.tags)))
      return rankRelated(slug, carried, index, limit)
    },
  }
}

function cardsFrom(rows: CardRow[]) {
  return rows.map((row) => articleCardFrom(JSON.parse(row.card)))
}
