import type { ContentLists } from '../../content/content.ts'
import { type Sql, sql } from '../../database/sql.ts'
import { editionCardFrom } from '../../strapi/parse/edition.ts'
import type { Documents } from './documents.ts'

/** Lists of editions of the newsletters. */
export function replicaEditions({
  cards,
  listing,
}: Documents): Pick<ContentLists, 'editions' | 'editionsBeside'> {
  return {
    editions: ({ locale, page, pageSize }) =>
      listing(
        {
          type: 'edition',
          where: sql`d.locale = ${locale}`,
          order: 'd.first_published_at DESC, d.slug',
        },
        { page, pageSize },
        editionCardFrom,
      ),

    async editionsBeside({ locale, newsletter, slug, sentAt }) {
      const nearest = async (side: Sql, order: string) => {
        const where = sql`d.locale = ${locale} AND d.kind = ${newsletter} AND ${side}`
        const [card] = await cards({ type: 'edition', where, order }, 1, editionCardFrom)
        return card ?? null
      }
      const [older, newer] = await Promise.all([
        nearest(
          sql`(d.first_published_at < ${sentAt} OR (d.first_published_at = ${sentAt} AND d.slug > ${slug}))`,
          'd.first_published_at DESC, d.slug',
        ),
        nearest(
          sql`(d.first_published_at > ${sentAt} OR (d.first_published_at = ${sentAt} AND d.slug < ${slug}))`,
          'd.first_published_at, d.slug DESC',
        ),
      ])
      return { older, newer }
    },
  }
}
