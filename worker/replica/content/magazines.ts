import type { ContentLists } from '../../content/content.ts'
import { sql } from '../../database/sql.ts'
import { magazineCardFrom } from '../../strapi/parse/magazine.ts'
import type { Documents } from './documents.ts'

/** Lists of issues of the magazine. */
export function replicaMagazines({ listing }: Documents): Pick<ContentLists, 'magazines'> {
  return {
    magazines: ({ locale, page, pageSize }) =>
      listing(
        { type: 'magazine', where: sql`d.locale = ${locale}`, order: 'd.starts_at DESC, d.number DESC' },
        { page, pageSize },
        magazineCardFrom,
      ),
  }
}
