import type { ContentSource } from '../content/content.ts'
import { editorialKinds } from '../content/content.ts'
import { rankRelated } from '../content/related-tags.ts'
import { addressFrom } from './parse/address.ts'
import { articleCardFrom, articleFrom, translationsOf } from './parse/article.ts'
import { firstFrom, listFrom, listingFrom } from './parse/list.ts'
import { pageFrom, pageLinkFrom } from './parse/page.ts'
import { carriedTagsFrom, tagCountFrom, tagFrom } from './parse/tag.ts'
import * as populate from './populate.ts'
import type { SharedReads } from './shared-reads.ts'

const newestFirst = ['firstPublishedAt:desc', 'number:desc']

/**
 * Published content from Strapi's REST API.
 * Every method throws StrapiError when neither Strapi nor a kept copy answers.
 */
export function strapiContent({ read }: SharedReads): ContentSource {
  const tags: ContentSource['tags'] = (locale) =>
    read('/tags/index', { locale }, (body) => listFrom(body, tagCountFrom))

  return {
    article: (number, locale) =>
      read('/contents', { locale, filters: { number: { $eq: number } }, ...populate.article }, (body) =>
        firstFrom(body, articleFrom),
      ),

    articleTranslations: (number) =>
      read(
        '/contents',
        {
          filters: { number: { $eq: number } },
          locale: '*',
          fields: ['locale', 'slug'],
        },
        (body) => translationsOf(number, listFrom(body, addressFrom)),
      ),

    articles: ({ locale, section, tag, kinds = editorialKinds, page, pageSize }) =>
      read(
        '/contents',
        {
          locale,
          filters: {
            kind: { $in: kinds },
            section: section && { $eq: section },
            tags: tag && { slug: { $eq: tag } },
          },
          sort: newestFirst,
          pagination: { page, pageSize },
          ...populate.articleCard,
        },
        (body) => listingFrom(body, articleCardFrom),
      ),

    async readNext(article, locale, limit) {
      const tags = article.tags.map((tag) => tag.slug)
      // An empty list vanishes from the query, and the newest articles of all would answer.
      if (tags.length === 0) return []
      return read(
        '/contents',
        {
          locale,
          filters: {
            kind: { $in: editorialKinds },
            number: { $ne: article.number },
            tags: { slug: { $in: tags } },
          },
          sort: newestFirst,
          pagination: { page: 1, pageSize: limit },
          ...populate.articleCard,
        },
        (body) => listFrom(body, articleCardFrom),
      )
    },

    page: (slug, locale) =>
      read('/pages', { locale, filters: { slug: { $eq: slug } }, ...populate.page }, (body) =>
        firstFrom(body, pageFrom),
      ),

    pages: (locale) =>
      read(
        '/pages',
        { locale, fields: ['slug', 'title'], sort: ['title:asc'], pagination: { page: 1, pageSize: 100 } },
        (body) => listFrom(body, pageLinkFrom),
      ),

    tag: (slug, locale) =>
      read('/tags', { locale, filters: { slug: { $eq: slug } }, ...populate.tag }, (body) =>
        firstFrom(body, tagFrom),
      ),

    tags,

    async relatedTags(slug, locale, limit) {
      const [carried, index] = await Promise.all([
        read(
          '/contents',
          {
            locale,
            filters: { tags: { slug: { $eq: slug } } },
            fields: ['number'],
            populate: { tags: { fields: ['slug'] } },
            sort: newestFirst,
            pagination: { page: 1, pageSize: 100 },
          },
          (body) => listFrom(body, carriedTagsFrom),
        ),
        tags(locale),
      ])
      return rankRelated(slug, carried, index, limit)
    },
  }
}
