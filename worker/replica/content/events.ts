import type { ContentLists } from '../../content/content.ts'
import { startOfDay } from '../../content/dutch-time.ts'
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
            sql`d.ends_at ${raw(when === 'ahead' ? '>=' : '<')} ${startOfDay(today)}`,
            partner && namesPartner('event', partner, locale),
          ),
          order: when === 'ahead' ? 'd.starts_at, d.number' : 'd.starts_at DESC, d.number DESC',
        },
        { page, pageSize },
        // Nobody waits for a place at what is over.
        (entry) => ({ ...eventCardFrom(entry), ...(when === 'ahead' ? {} : { isFull: false }) }),
      ),
  }
}
