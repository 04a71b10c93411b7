import * as v from 'valibot'
import type { Locale } from '../../../client/content/locale.ts'
import type { TagCount } from '../../../client/content/tag.ts'
import type { ContentSource } from '../../content/content.ts'
import { rankRelated } from '../../content/related-tags.ts'
import { campaignLinkFrom } from '../../strapi/parse/campaign-link.ts'
import { categoryFrom, inEditorsOrder } from '../../strapi/parse/category.ts'
import { tagCountFrom, tagFrom } from '../../strapi/parse/tag.ts'
import { notExpired } from './articles.ts'
import { allOf, type Documents, isEqual } from './documents.ts'

const Slugs = v.array(v.string())

type Labels = Pick<ContentSource, 'tag' | 'tags' | 'tagMeant' | 'relatedTags' | 'categories' | 'campaignLink'>

/** Tags, categories and short links: what leads to documents. */
export function replicaLabels({ first, cards, rows }: Documents, clock: () => number): Labels {
  async function tags(locale: Locale): Promise<TagCount[]> {
    const current = notExpired('c', clock())
    const counted = await rows(
      `SELECT d.slug, d.title AS name, json_extract(d.card, '$.initial') AS initial, count(*) AS count
       FROM documents d
       JOIN document_tags t ON t.tag = d.slug AND t.locale = d.locale
       JOIN documents c ON c.type = 'content' AND c.document_id = t.document_id AND c.locale = t.locale
       WHERE d.type = 'tag' AND d.locale = ? AND ${current.sql}
       GROUP BY d.slug, d.title`,
      [locale, ...current.values],
    )
    // SQLite sorts by character code, which puts `ü` behind `z`; the backend sorts as its readers do.
    const byName = new Intl.Collator(locale, { numeric: true })
    return counted.map(tagCountFrom).sort((one, other) => byName.compare(one.name, other.name))
  }

  return {
    tag: (slug, locale) => first('tag', allOf(isEqual('d.locale', locale), isEqual('d.slug', slug)), tagFrom),

    tags,

    async tagMeant(synonym, locale) {
      const [tag] = await rows<{ slug: string }>(
        `SELECT d.slug FROM documents d, json_each(d.entry, '$.synonyms') word
         WHERE d.type = 'tag' AND d.locale = ? AND word.value = ? ORDER BY d.slug LIMIT 1`,
        [locale, synonym],
      )
      return tag?.slug ?? null
    },

    async relatedTags(slug, locale, limit) {
      const current = notExpired('c', clock())
      const [carriers, index] = await Promise.all([
        rows<{ tags: string }>(
          `SELECT json_group_array(beside.tag) AS tags FROM (
             SELECT t.document_id FROM document_tags t
             JOIN documents c ON c.type = 'content' AND c.document_id = t.document_id AND c.locale = t.locale
             WHERE t.tag = ? AND t.locale = ? AND ${current.sql}
             ORDER BY c.first_published_at DESC, c.number DESC LIMIT 100
           ) carrier
           JOIN document_tags beside ON beside.document_id = carrier.document_id AND beside.locale = ?
           GROUP BY carrier.document_id`,
          [slug, locale, ...current.values, locale],
        ),
        tags(locale),
      ])
      const carried = carriers.map((row) => v.parse(Slugs, JSON.parse(row.tags)))
      return rankRelated(slug, carried, index, limit)
    },

    async categories(kind, locale) {
      const where = allOf(isEqual('d.locale', locale), isEqual('d.kind', kind))
      return inEditorsOrder(await cards('category', { where }, 'd.slug', 100, categoryFrom), locale)
    },

    campaignLink: (number) => first('campaign-link', isEqual('d.number', number), campaignLinkFrom),
  }
}
