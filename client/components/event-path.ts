import type { EventCard } from '../content/event-card.ts'
import { pathTo } from '../href.ts'

/** Site path of an event, in its own language. */
export function eventPath({ locale, slug }: Pick<EventCard, 'locale' | 'slug'>): string {
  return pathTo(locale, 'events-slug', { slug })
}

/** Site path of the calendar file for an event. */
export function eventFilePath(event: Pick<EventCard, 'locale' | 'slug'>): string {
  return `${eventPath(event)}.ics`
}
