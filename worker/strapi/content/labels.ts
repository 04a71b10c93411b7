import type { ContentSource } from '../../content/content.ts'
import { rankRelated } from '../../content/related-tags.ts'
import { campaignLinkFrom } from '../parse/campaign-link.ts'
import { categoryFrom, inEditorsOrder } from '../parse/category.ts'
import { firstFrom, listFrom } from '../parse/list.ts'
import { carriedTagsFrom, tagCountFrom, tagFrom, tagMeantFrom } from '../parse/tag.ts'
import * as populate from '../populate.ts'
import type { SharedReads } from '../shared-reads.ts'
import { notExpired } from './articles.ts'

type Labels = Pick<ContentSource, 'tag' | 'tags' | 'tagMeant' | 'relatedTags' | 'categories' | 'campaignLink'>

/** Tags, categories and short links: what leads to documents. */
export function strapiLabels({ read }: SharedReads, clock: () => number): Labels {
  const tags: Labels['tags'] = (locale) =>
    read('/tags/index', { locale }, (body) => listFrom(body, tagCountFrom))

  return {
    tag: (slug, locale) =>
      read('/tags', { locale, filters: { slug: { $eq: slug } }, ...populate.tag }, (body) =>
        firstFrom(body, tagFrom),
      ),

    tags,

    tagMeant: (synonym, locale) => read('/tags/synonym', { locale, slug: synonym }, tagMeantFrom),

    async relatedTags(slug, locale, limit) {
      const [carried, index] = await Promise.all([
        read(
          '/contents',
          {
            locale,
            filters: { ...notExpired(clock()), tags: { slug: { $eq: slug } } },
            fields: ['number'],
            populate: { tags: { fields: ['slug'] } },
            sort: ['firstPublishedAt:desc', 'number:desc'],
            pagination: { page: 1, pageSize: 100 },
          },
          (body) => listFrom(body, carriedTagsFrom),
        ),
        tags(locale),
      ])
      return rankRelated(slug, carried, index, limit)
    },

    categories: (kind, locale) =>
      read(
        '/categories',
        {
          locale,
          filters: { kind: { $eq: kind } },
          sort: ['slug:asc'],
          pagination: { page: 1, pageSize: 100 },
          ...populate.category,
        },
        (body) => inEditorsOrder(listFrom(body, categoryFrom), locale),
      ),

    campaignLink: (number) =>
      read('/campaign-links', { filters: { number: { $eq: number } }, ...populate.campaignLink }, (body) =>
        firstFrom(body, campaignLinkFrom),
      ),
  }
}
