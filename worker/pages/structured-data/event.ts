import type {
  Event as EventNode,
  EventStatusType,
  ImageObject,
  ItemAvailability,
  Offer,
  Organization,
  Place,
  VirtualLocation,
} from 'schema-dts'
import { dayOfEvent } from '../../../client/components/event-dates.ts'
import { eventPath } from '../../../client/components/event-path.ts'
import { partnerPath } from '../../../client/components/partner-path.ts'
import { dutchDate } from '../../../client/content/dutch-date.ts'
import type { Event, EventOffer } from '../../../client/content/event.ts'
import type { EventCard, EventStatus, Venue } from '../../../client/content/event-card.ts'
import { pathTo } from '../../../client/href.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'
import { dutchInstant } from '../../content/dutch-time.ts'

/** schema.org has no "sold out" status for events: the offers have it. */
const statuses: Record<EventStatus, EventStatusType> = {
  scheduled: 'https://schema.org/EventScheduled',
  'sold-out': 'https://schema.org/EventScheduled',
  moved: 'https://schema.org/EventRescheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
}

const attendanceModes = {
  offline: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  mixed: 'https://schema.org/MixedEventAttendanceMode',
} as const

const availabilities: Record<EventOffer['availability'], ItemAvailability> = {
  'in-stock': 'https://schema.org/InStock',
  limited: 'https://schema.org/LimitedAvailability',
  'waiting-list': 'https://schema.org/SoldOut',
  'sold-out': 'https://schema.org/SoldOut',
  preorder: 'https://schema.org/PreOrder',
}

/** schema.org Event from a list's fields. */
export function eventCardNode(site: SiteFacts, event: EventCard): Exclude<EventNode, string> {
  const time = event.isAllDay ? dutchDate : dutchInstant
  const url = `${site.url}${eventPath(event)}`
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.title,
    description: event.intro,
    url,
    inLanguage: event.locale,
    startDate: time(event.startsAt),
    ...(event.endsAt ? { endDate: time(event.endsAt) } : {}),
    eventStatus: statuses[event.status],
    eventAttendanceMode: attendanceModes[event.attendance],
    location: locationsOf(event, url),
    ...(event.picture ? { image: imagesOf(site, event.picture) } : {}),
    ...(event.organizer ? { organizer: organizerOf(site, event) } : {}),
  }
}

/** schema.org Event. */
export function eventNode(site: SiteFacts, event: Event): Exclude<EventNode, string> {
  const { previousStart, speakers, offers, registration } = event
  return {
    ...eventCardNode(site, event),
    ...(previousStart ? { previousStartDate: dutchInstant(previousStart) } : {}),
    ...(speakers.length > 0
      ? {
          performer: speakers.map(({ name, role, company }) => ({
            '@type': 'Person',
            name,
            ...(role ? { jobTitle: role } : {}),
            ...(company ? { worksFor: { '@type': 'Organization', name: company } } : {}),
          })),
        }
      : {}),
    ...(offers.length > 0 ? { offers: offers.map((offer) => offerOf(site, event, offer)) } : {}),
    ...(event.priceFrom === null ? {} : { isAccessibleForFree: event.priceFrom === 0 }),
    ...(registration.capacity ? { maximumAttendeeCapacity: registration.capacity } : {}),
    ...partsOf(event),
    keywords: event.tags.map((tag) => tag.name),
  }
}

/** The parts of an event of several days, each on its own. A postponed one has no dates. */
function partsOf(event: Event): { subEvent?: Exclude<EventNode, string>[] } {
  const { programme, status, attendance, venue } = event
  if (status === 'postponed' || programme.every(({ day }) => day === 1)) return {}
  const subEvent = programme.map(({ day, time, title, speaker }) => ({
    '@type': 'Event' as const,
    name: title,
    startDate: momentOf(event, day, time),
    eventStatus: statuses[status],
    eventAttendanceMode: attendanceModes[attendance],
    ...(venue ? { location: placeOf(venue) } : {}),
    ...(speaker ? { performer: { '@type': 'Person' as const, name: speaker } } : {}),
  }))
  return { subEvent }
}

/** Day and, where it is written as one, time in the Netherlands. */
function momentOf({ startsAt }: Event, day: number, time: string): string {
  const date = dutchDate(dayOfEvent({ startsAt }, day))
  const [, hour, minute] = /^(\d{1,2})[:.](\d{2})/.exec(time) ?? []
  if (!hour || !minute) return date
  const local = `${date}T${hour.padStart(2, '0')}:${minute}:00`
  return Number(hour) < 24 ? `${local}${dutchInstant(`${local}Z`).slice(-6)}` : date
}

function locationsOf(
  event: EventCard & Partial<Pick<Event, 'onlineUrl'>>,
  url: string,
): (Place | VirtualLocation)[] {
  const { venue, attendance, onlineUrl } = event
  const online: VirtualLocation = { '@type': 'VirtualLocation', url: onlineUrl ?? url }
  const place = venue ? [placeOf(venue)] : []
  if (attendance === 'offline') return place
  return attendance === 'online' ? [online] : [...place, online]
}

function placeOf({ name, street, postcode, city, region, country, position }: Venue): Place {
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      ...(street ? { streetAddress: street } : {}),
      ...(postcode ? { postalCode: postcode } : {}),
      ...(city ? { addressLocality: city } : {}),
      ...(region ? { addressRegion: region } : {}),
      addressCountry: country,
    },
    ...(position
      ? {
          geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
        }
      : {}),
  }
}

/** The largest sizes that are wide enough for search results. */
function imagesOf(site: SiteFacts, { sources, src }: NonNullable<EventCard['picture']>): ImageObject[] {
  const wide = sources.filter(({ width }) => width >= 720).map((source) => source.src)
  return [...new Set([src, ...wide.toReversed()])].map((address) => ({
    '@type': 'ImageObject',
    url: `${site.url}${address}`,
  }))
}

function organizerOf(site: SiteFacts, { organizer, locale }: EventCard): Organization {
  if (!organizer) return { '@id': `${site.url}/#publisher`, '@type': 'Organization' }
  if ('partner' in organizer) {
    const path = partnerPath(organizer.partner, (name, params) => pathTo(locale, name, params))
    return { '@type': 'Organization', name: organizer.partner.name, url: `${site.url}${path}` }
  }
  const { name, url } = organizer
  return { '@type': 'Organization', name, ...(url ? { url } : {}) }
}

function offerOf(site: SiteFacts, event: Event, offer: EventOffer): Offer {
  const hasNone = event.status === 'sold-out' || event.status === 'cancelled'
  return {
    '@type': 'Offer',
    name: offer.name,
    price: offer.price,
    priceCurrency: offer.currency,
    url: offer.url ?? event.registration.url ?? `${site.url}${eventPath(event)}`,
    availability: availabilities[hasNone ? 'sold-out' : offer.availability],
    validFrom: dutchInstant(offer.validFrom ?? event.publishedAt),
    ...(event.registration.closesAt ? { validThrough: dutchInstant(event.registration.closesAt) } : {}),
  }
}
