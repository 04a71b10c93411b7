import type { ContentLists } from '../../content/content.ts'
import { sql } from '../../database/sql.ts'
import { editionCardFrom } from '../../strapi/parse/edition.ts'
import type { Documents } from './documents.ts'

/** Lists of editions of the newsletters. */
export function replicaEditions({ listing }: Documents): Pick<ContentLists, 'editions'> {
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
  }
}
