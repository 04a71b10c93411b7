import type { ContentSource } from '../../content/content.ts'
import { eventCardFrom, eventFrom } from '../../strapi/parse/event.ts'
import { allOf, type Documents, isEqual } from './documents.ts'

/** Events. */
export function replicaEvents({ first, listing }: Documents): Pick<ContentSource, 'event' | 'events'> {
  return {
    event: (slug, locale) =>
      first('event', allOf(isEqual('d.locale', locale), isEqual('d.slug', slug)), eventFrom),

    events: ({ locale, when, today, partner, page, pageSize }) =>
      listing(
        'event',
        {
          where: allOf(
            isEqual('d.locale', locale),
            { sql: `d.ends_at ${when === 'ahead' ? '>=' : '<'} ?`, values: [`${today}T00:00:00.000Z`] },
            partner && {
              sql: `d.document_id IN (SELECT document_id FROM document_partners WHERE partner = ? AND locale = ? AND type = 'event')`,
              values: [partner, locale],
            },
          ),
        },
        when === 'ahead' ? 'd.starts_at, d.number' : 'd.starts_at DESC, d.number DESC',
        { page, pageSize },
        eventCardFrom,
      ),
  }
}
