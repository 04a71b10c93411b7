import { formatDate } from '../../../client/components/dates.ts'
import { dayOfEvent } from '../../../client/components/event-dates.ts'
import { eventPath } from '../../../client/components/event-path.ts'
import { daysAfter, dutchDate } from '../../../client/content/dutch-date.ts'
import type { Event } from '../../../client/content/event.ts'
import type { EventCard, EventStatus, Venue } from '../../../client/content/event-card.ts'
import type { Translate } from '../../../client/i18n/translator.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'
import type { Property } from './calendar.ts'
import { escapeText } from './content-lines.ts'

/** What writing an event needs in addition to the event. */
export interface Writing {
  site: SiteFacts
  t: Translate
  /** ISO 8601 instant for events without a known change date: lists don't include it. */
  stamp: string
}

const statuses: Record<EventStatus, string> = {
  scheduled: 'CONFIRMED',
  moved: 'CONFIRMED',
  'sold-out': 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
}

/**
 * An event as the properties of a VEVENT. Its UID is its public number: it stays when date, title or language change.
 */
export function eventProperties(event: Event | EventCard, { site, t, stamp }: Writing): Property[] {
  const url = `${site.url}${eventPath(event)}`
  const changedAt = 'updatedAt' in event ? event.updatedAt : null
  return [
    ['UID', `event-${event.number}@${new URL(site.url).hostname}`],
    ['DTSTAMP', utc(changedAt ?? stamp)],
    ...(changedAt ? [property('LAST-MODIFIED', utc(changedAt))] : []),
    ...timesOf(event),
    ['SUMMARY', escapeText(event.title)],
    ['DESCRIPTION', escapeText(descriptionOf(event, url, t))],
    ...placeOf(event, t),
    ['URL', url],
    ...categoriesOf(event, t),
    ['STATUS', statuses[event.status]],
    // An all-day event is shown, but doesn't mark the reader as busy.
    ['TRANSP', event.isAllDay ? 'TRANSPARENT' : 'OPAQUE'],
  ]
}

function timesOf({ startsAt, endsAt, isAllDay }: EventCard): Property[] {
  if (isAllDay) {
    const last = dutchDate(endsAt ?? startsAt)
    return [
      ['DTSTART;VALUE=DATE', compact(dutchDate(startsAt))],
      ['DTEND;VALUE=DATE', compact(daysAfter(last, 1))],
    ]
  }
  return [['DTSTART', utc(startsAt)], ...(endsAt ? [property('DTEND', utc(endsAt))] : [])]
}

function placeOf(event: Event | EventCard, t: Translate): Property[] {
  const { venue, attendance } = event
  const online = 'onlineUrl' in event ? event.onlineUrl : null
  const location = venue ? addressOf(venue) : attendance === 'offline' ? null : t('cards.event.online')
  return [
    ...(location ? [property('LOCATION', escapeText(location))] : []),
    ...(venue?.position ? [property('GEO', `${venue.position.latitude};${venue.position.longitude}`)] : []),
    ...(online && URL.canParse(online) ? [property('CONFERENCE;VALUE=URI', new URL(online).href)] : []),
  ]
}

function addressOf({ name, street, postcode, city }: Venue): string {
  return [name, street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

function descriptionOf(event: Event | EventCard, url: string, t: Translate): string {
  const { organizer } = event
  const name = organizer && ('partner' in organizer ? organizer.partner.name : organizer.name)
  return [event.intro, name && `${t('cards.event.organizer')}: ${name}`, programmeOf(event), url]
    .filter(Boolean)
    .join('\n\n')
}

/** The programme of an event of several days: its calendar entry is one. */
function programmeOf(event: Event | EventCard): string | null {
  if (!('programme' in event) || event.programme.every(({ day }) => day === 1)) return null
  const isDated = event.status !== 'postponed'
  return event.programme
    .map(({ day, time, title }) => {
      const date = isDated ? formatDate(event.locale, dayOfEvent(event, day), 'weekday') : String(day)
      return [date, time, title].filter(Boolean).join(' ')
    })
    .join('\n')
}

function categoriesOf(event: Event | EventCard, t: Translate): Property[] {
  const names = [
    ...(event.section ? [t(`section.${event.section}`)] : []),
    ...('tags' in event ? event.tags.map((tag) => tag.name) : []),
  ]
  return names.length > 0 ? [['CATEGORIES', names.map(escapeText).join(',')]] : []
}

function property(name: string, value: string): Property {
  return [name, value]
}

/** `20261203T064500Z`. @param instant ISO 8601. */
function utc(instant: string): string {
  return `${compact(new Date(instant).toISOString().slice(0, 19))}Z`
}

function compact(text: string): string {
  return text.replace(/[-:]/g, '')
}
