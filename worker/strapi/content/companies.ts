import * as v from 'valibot'
import type { ContentSource } from '../../content/content.ts'
import { firstFrom, listFrom, listingFrom } from '../parse/list.ts'
import { partnerCardFrom, partnerFrom } from '../parse/partner.ts'
import * as populate from '../populate.ts'
import type { SharedReads } from '../shared-reads.ts'

const Id = v.string()
const Identity = v.object({ documentId: Id })

/** Companies. */
export function strapiCompanies({ read }: SharedReads): Pick<ContentSource, 'partner' | 'partners'> {
  return {
    partner: (link, locale) =>
      read('/partners', { locale, filters: { link: { $eq: link } }, ...populate.partnerProfile }, (body) =>
        firstFrom(body, partnerFrom),
      ),

    async partners({ locale, role, category, page, pageSize }) {
      // Roles are JSON, which the REST API cannot look into, and its order by name is that of the database.
      const { items: ids, ...listing } = await read(
        '/partners/index',
        { locale, role, category, page, pageSize },
        (body) => listingFrom(body, (id) => v.parse(Id, id)),
      )
      if (ids.length === 0) return { items: [], ...listing }
      const cards = await read(
        '/partners',
        {
          locale,
          filters: { documentId: { $in: ids } },
          pagination: { page: 1, pageSize },
          ...populate.partnerCard,
        },
        (body) =>
          new Map(listFrom(body, (entry) => [v.parse(Identity, entry).documentId, partnerCardFrom(entry)])),
      )
      return { items: ids.flatMap((id) => cards.get(id) ?? []), ...listing }
    },
  }
}
