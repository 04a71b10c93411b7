import { type ContentLists, editorialKinds } from '../../content/content.ts'
import { allOf, among, sql } from '../../database/sql.ts'
import { articleCardFrom } from '../../strapi/parse/article.ts'
import { namesPartner, newestFirst, notExpired } from './conditions.ts'
import type { Documents } from './documents.ts'

/** Lists of articles, without expired ones. */
export function replicaArticles(
  { cards, listing }: Documents,
  clock: () => number,
): Pick<ContentLists, 'articles' | 'readNext'> {
  return {
    articles: ({ locale, section, tag, partner, kinds = editorialKinds, page, pageSize }) =>
      listing(
        {
          type: 'content',
          table: tag ? 'document_tags' : partner ? 'document_partners' : 'documents',
          where: allOf(
            tag && sql`d.tag = ${tag}`,
            partner && (tag ? namesPartner('content', partner, locale) : sql`d.partner = ${partner}`),
            sql`d.locale = ${locale}`,
            sql`d.kind IN ${among(kinds)}`,
            section && sql`d.section = ${section}`,
            notExpired('d', clock()),
          ),
          order: newestFirst,
        },
        { page, pageSize },
        articleCardFrom,
      ),

    async readNext(article, locale, limit) {
      const tags = article.tags.map((tag) => tag.slug)
      if (tags.length === 0) return []
      const where = allOf(
        sql`d.tag IN ${among(tags)}`,
        sql`d.locale = ${locale}`,
        sql`d.number <> ${article.number}`,
        sql`d.kind IN ${among(editorialKinds)}`,
        notExpired('d', clock()),
      )
      return cards(
        {
          type: 'content',
          table: 'document_tags',
          where,
          order: newestFirst,
          // What shares one tag alone would be the same few for every article.
          chosenBy: `count(*) DESC, ${newestFirst}`,
          isRepeated: true,
        },
        limit,
        articleCardFrom,
      )
    },
  }
}
