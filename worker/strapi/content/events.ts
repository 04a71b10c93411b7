import type { ContentSource, EventQuery } from '../../content/content.ts'
import { eventCardFrom, eventFrom } from '../parse/event.ts'
import { firstFrom, listingFrom } from '../parse/list.ts'
import * as populate from '../populate.ts'
import type { QueryValue } from '../query.ts'
import type { SharedReads } from '../shared-reads.ts'

/** Events. */
export function strapiEvents({ read }: SharedReads): Pick<ContentSource, 'event' | 'events'> {
  return {
    event: (slug, locale) =>
      read('/events', { locale, filters: { slug: { $eq: slug } }, ...populate.event }, (body) =>
        firstFrom(body, eventFrom),
      ),

    events: ({ locale, when, today, partner, page, pageSize }) =>
      read(
        '/events',
        {
          locale,
          filters: { $and: [during(when, today), partner ? namedIn(partner) : undefined] },
          sort: when === 'ahead' ? ['startsAt:asc', 'number:asc'] : ['startsAt:desc', 'number:desc'],
          pagination: { page, pageSize },
          ...populate.eventCard,
        },
        (body) => listingFrom(body, eventCardFrom),
      ),
  }
}

function during(when: EventQuery['when'], today: string): QueryValue {
  const bound = { [when === 'ahead' ? '$gte' : '$lt']: `${today}T00:00:00.000Z` }
  return { $or: [{ endsAt: bound }, { endsAt: { $null: true }, startsAt: bound }] }
}

function namedIn(partner: string): QueryValue {
  const link = { link: { $eq: partner } }
  return { $or: [{ organizer: link }, { partners: link }] }
}
