import type { ContentSource } from '../../content/content.ts'
import { firstFrom, listingFrom } from '../parse/list.ts'
import { magazineCardFrom, magazineFrom } from '../parse/magazine.ts'
import * as populate from '../populate.ts'
import type { SharedReads } from '../shared-reads.ts'

/** Issues of the magazine. */
export function strapiMagazines({ read }: SharedReads): Pick<ContentSource, 'magazine' | 'magazines'> {
  return {
    magazine: (number, locale) =>
      read('/magazines', { locale, filters: { number: { $eq: number } }, ...populate.magazine }, (body) =>
        firstFrom(body, magazineFrom),
      ),

    magazines: ({ locale, page, pageSize }) =>
      read(
        '/magazines',
        {
          locale,
          sort: ['issuedAt:desc', 'number:desc'],
          pagination: { page, pageSize },
          ...populate.magazineCard,
        },
        (body) => listingFrom(body, magazineCardFrom),
      ),
  }
}
