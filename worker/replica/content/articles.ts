import { type ContentLists, editorialKinds } from '../../content/content.ts'
import { allOf, among, sql } from '../../database/sql.ts'
import { articleCardFrom } from '../../strapi/parse/article.ts'
import { namesPartner, notExpired } from './conditions.ts'
import type { Documents } from './documents.ts'

const newestFirst = 'd.first_published_at DESC, d.number DESC'

/** Lists of articles, without expired ones. */
export function replicaArticles(
  { cards, listing }: Documents,
  clock: () => number,
): Pick<ContentLists, 'articles' | 'readNext'> {
  return {
    articles: ({ locale, section, tag, partner, kinds = editorialKinds, page, pageSize }) =>
      listing(
        'content',
        allOf(
          sql`d.locale = ${locale}`,
          sql`d.kind IN ${among(kinds)}`,
          section && sql`d.section = ${section}`,
          notExpired('d', clock()),
          tag &&
            sql`d.document_id IN (SELECT document_id FROM document_tags WHERE tag = ${tag} AND locale = ${locale})`,
          partner && namesPartner('content', partner, locale),
        ),
        newestFirst,
        { page, pageSize },
        articleCardFrom,
      ),

    async readNext(article, locale, limit) {
      const tags = article.tags.map((tag) => tag.slug)
      if (tags.length === 0) return []
      return cards(
        'content',
        allOf(
          sql`d.locale = ${locale}`,
          sql`d.number <> ${article.number}`,
          sql`d.kind IN ${among(editorialKinds)}`,
          notExpired('d', clock()),
          sql`d.document_id IN (SELECT document_id FROM document_tags WHERE locale = ${locale} AND tag IN ${among(tags)})`,
        ),
        newestFirst,
        limit,
        articleCardFrom,
      )
    },
  }
}
