import { type ContentSource, editorialKinds } from '../../content/content.ts'
import { articleCardFrom, articleFrom } from '../parse/article.ts'
import { current, expiringFrom } from '../parse/expiry.ts'
import { listFrom, listingFrom } from '../parse/list.ts'
import * as populate from '../populate.ts'
import type { QueryValue } from '../query.ts'
import type { SharedReads } from '../shared-reads.ts'

const newestFirst = ['firstPublishedAt:desc', 'number:desc']

type Articles = Pick<ContentSource, 'article' | 'articles' | 'readNext'>

/** Articles. One that has expired does not exist any more. */
export function strapiArticles({ read }: SharedReads, clock: () => number): Articles {
  return {
    async article(number, locale) {
      const found = await read(
        '/contents',
        { locale, filters: { number: { $eq: number } }, ...populate.article },
        (body) => listFrom(body, expiringFrom(articleFrom)),
      )
      return current(found, clock())[0] ?? null
    },

    async articles({ locale, section, tag, partner, kinds = editorialKinds, page, pageSize }) {
      const { items, ...listing } = await read(
        '/contents',
        {
          locale,
          filters: {
            ...notExpired(clock()),
            kind: { $in: kinds },
            section: section && { $eq: section },
            tags: tag && { slug: { $eq: tag } },
            partners: partner && { link: { $eq: partner } },
          },
          sort: newestFirst,
          pagination: { page, pageSize },
          ...populate.articleCard,
        },
        (body) => listingFrom(body, expiringFrom(articleCardFrom)),
      )
      return { items: current(items, clock()), ...listing }
    },

    async readNext(article, locale, limit) {
      const tags = article.tags.map((tag) => tag.slug)
      // An empty list vanishes from the query, and the newest articles of all would answer.
      if (tags.length === 0) return []
      const found = await read(
        '/contents',
        {
          locale,
          filters: {
            ...notExpired(clock()),
            kind: { $in: editorialKinds },
            number: { $ne: article.number },
            tags: { slug: { $in: tags } },
          },
          sort: newestFirst,
          pagination: { page: 1, pageSize: limit },
          ...populate.articleCard,
        },
        (body) => listFrom(body, expiringFrom(articleCardFrom)),
      )
      return current(found, clock())
    },
  }
}

/**
 * Leaves out what had expired when the day (UTC) began; the exact moment would make every query one of its own. What
 * expires during the day is taken from the answers.
 */
export function notExpired(now: number): Record<'$or', QueryValue> {
  const dayBegan = `${new Date(now).toISOString().slice(0, 10)}T00:00:00.000Z`
  return { $or: [{ expiresAt: { $null: true } }, { expiresAt: { $gt: dayBegan } }] }
}
