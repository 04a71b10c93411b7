import * as v from 'valibot'
import type { Locale } from '../../../client/content/locale.ts'
import type { TagCount } from '../../../client/content/tag.ts'
import type { ContentLists } from '../../content/content.ts'
import { rankRelated } from '../../content/related-tags.ts'
import { sql } from '../../database/sql.ts'
import { categoryFrom, inEditorsOrder } from '../../strapi/parse/category.ts'
import { tagCountFrom } from '../../strapi/parse/tag.ts'
import { notExpired } from './conditions.ts'
import type { Documents } from './documents.ts'

const Slugs = v.array(v.string())

/** Tags and categories. */
export function replicaLabels(
  { cards, rows }: Documents,
  clock: () => number,
): Pick<ContentLists, 'tags' | 'tagMeant' | 'relatedTags' | 'categories'> {
  async function tags(locale: Locale): Promise<TagCount[]> {
    const counted = await rows(
      sql`SELECT * FROM (
            SELECT d.slug, d.title AS name, json_extract(d.card, '$.initial') AS initial, (
              SELECT count(*) FROM document_tags t
              WHERE t.tag = d.slug AND t.locale = d.locale AND ${notExpired('t', clock())}
            ) AS count
            FROM documents d WHERE d.type = 'tag' AND d.locale = ${locale}
          ) WHERE count > 0`,
    )
    // SQLite sorts by character code, which puts `ü` after `z`.
    const byName = new Intl.Collator(locale, { numeric: true })
    return counted.map(tagCountFrom).sort((one, other) => byName.compare(one.name, other.name))
  }

  return {
    tags,

    async tagMeant(synonym, locale) {
      const [tag] = await rows<{ slug: string }>(
        sql`SELECT d.slug FROM documents d, json_each(d.entry, '$.synonyms') word
            WHERE d.type = 'tag' AND d.locale = ${locale} AND word.value = ${synonym} ORDER BY d.slug LIMIT 1`,
      )
      return tag?.slug ?? null
    },

    async relatedTags(slug, locale, limit) {
      const [carriers, index] = await Promise.all([
        rows<{ tags: string }>(
          sql`SELECT json_group_array(beside.tag) AS tags FROM (
                SELECT t.document_id FROM document_tags t
                WHERE t.tag = ${slug} AND t.locale = ${locale} AND ${notExpired('t', clock())}
                ORDER BY t.first_published_at DESC, t.number DESC LIMIT 100
              ) carrier
              CROSS JOIN document_tags beside ON beside.document_id = carrier.document_id AND beside.locale = ${locale}
              GROUP BY carrier.document_id`,
        ),
        tags(locale),
      ])
      const carried = carriers.map((row) => v.parse(Slugs, JSON.parse(row.tags)))
      return rankRelated(slug, carried, index, limit)
    },

    async categories(kind, locale) {
      const where = sql`d.locale = ${locale} AND d.kind = ${kind}`
      return inEditorsOrder(
        await cards({ type: 'category', where, order: 'd.slug' }, 100, categoryFrom),
        locale,
      )
    },
  }
}
