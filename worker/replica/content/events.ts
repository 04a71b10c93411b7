import type { ContentLists } from '../../content/content.ts'
import { allOf, raw, sql } from '../../database/sql.ts'
import { eventCardFrom } from '../../strapi/parse/event.ts'
import { namesPartner } from './conditions.ts'
import type { Documents } from './documents.ts'

/** Lists of events. */
export function replicaEvents({ listing }: Documents): Pick<ContentLists, 'events'> {
  return {
    events: ({ locale, when, today, partner, page, pageSize }) =>
      listing(
        {
          type: 'event',
          where: allOf(
            sql`d.locale = ${locale}`,
            sql`d.ends_at ${raw(when === 'ahead' ? '>=' : '<')} ${`${today}T00:00:00.000Z`}`,
            partner && namesPartner('event', partner, locale),
          ),
          order: when === 'ahead' ? 'd.starts_at, d.number' : 'd.starts_at DESC, d.number DESC',
        },
        { page, pageSize },
        eventCardFrom,
      ),
  }
}
