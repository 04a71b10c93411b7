import { locales, ref, refs, type SeedDocument, seedDocument } from '../document.ts'
import type { EntryFields } from '../fields.ts'
import type { Reading } from '../reading.ts'
import { refuseGallery } from './companies.ts'

type Fields = EntryFields

/** An event is announced this long before it starts, or on the last working day before the content's "today". */
const announcedDays = 90
const lastAnnouncement = '2026-11-20T09:00:00+01:00'
const dayMs = 86_400_000

export function readEvents({ files, dates, markdown, pictures }: Reading): SeedDocument[] {
  const latest = Date.parse(dates.instant(lastAnnouncement))

  return files.yaml('events.yaml').flatMap((fields) => {
    const number = fields.number('number')
    const startsAt = dates.instantOfEvent(fields.required('startsAt'))
    const at = new Date(Math.min(Date.parse(startsAt) - announcedDays * dayMs, latest)).toISOString()
    const alt = fields.text('alt')
    const file = pictures.add('illustration', `event-${number}`, alt)
    const shared = {
      number,
      hero: { file, alt, caption: null, credit: 'Illustratie Schakel' },
      startsAt,
      endsAt: instantOf(fields, 'endsAt'),
      allDay: fields.optional('allDay') ?? false,
      eventStatus: fields.required('status'),
      previousStart: instantOf(fields, 'previousStart'),
      attendance: fields.required('attendance'),
      section: fields.optional('section') ?? null,
      tags: refs('tag', fields.keys('tags')),
      partners: refs('partner', fields.keys('partners')),
      venue: fields.optional('venue') ? venueOf(fields.map('venue')) : null,
      onlineUrl: fields.optional('onlineUrl') ?? null,
      ...organizerOf(fields),
      speakers: fields.maps('speakers').map((speaker) => pick(speaker, ['name', 'role', 'company'])),
      programme: fields.maps('programme').map((item) => pick(item, ['day', 'time', 'title', 'speaker'])),
      offers: fields
        .maps('offers')
        .map((offer) => pick(offer, ['name', 'price', 'currency', 'url', 'availability', 'capacity'])),
      registration: registrationOf(fields.map('registration')),
      isFull: fields.optional('isFull') ?? false,
      firstPublishedAt: at,
    }
    const texts = { nl: textsOf(fields), en: translationOf(fields, 'en'), de: translationOf(fields, 'de') }
    fields.done()
    return locales.flatMap((locale) => {
      const text = texts[locale]
      if (!text) return []
      const { slug, title, intro, body } = text
      const own = { slug, title, intro, body: markdown.zone(body, refuseGallery) }
      return [seedDocument('event', number, locale, at, { ...shared, ...own })]
    })
  })

  function instantOf(fields: Fields, key: string) {
    const value = fields.optional(key)
    return value ? dates.instantOfEvent(value) : null
  }

  function registrationOf(fields: Fields) {
    const closesAt = instantOf(fields, 'closesAt')
    return { ...pick(fields, ['mode', 'url', 'closesAt', 'capacity', 'sellsTickets']), closesAt }
  }
}

function textsOf(fields: Fields) {
  return {
    slug: fields.required('slug'),
    title: fields.required('title'),
    intro: fields.required('intro'),
    body: fields.text('body'),
  }
}

function translationOf(fields: Fields, locale: 'en' | 'de') {
  const translation = fields.optionalMap(locale)
  return translation && textsOf(translation)
}

/** A partner, or somebody who is none. */
function organizerOf(fields: Fields) {
  const organizer = fields.required('organizer')
  if (typeof organizer === 'string')
    return { organizer: ref('partner', organizer), organizerName: null, organizerUrl: null }
  const other = fields.map('organizer')
  return {
    organizer: ref('partner', undefined),
    organizerName: other.required('name'),
    organizerUrl: other.optional('url') ?? null,
  }
}

/** @returns Component `shared.venue`. */
function venueOf(fields: Fields): Record<string, unknown> {
  const {
    lat: latitude,
    lng: longitude,
    ...place
  } = pick(fields, ['name', 'street', 'postcode', 'city', 'country', 'lat', 'lng'])
  return { ...place, latitude, longitude }
}

/** Fields of the same name, null where absent. */
function pick(fields: Fields, keys: string[]): Record<string, unknown> {
  const picked = Object.fromEntries(keys.map((key) => [key, fields.optional(key) ?? null]))
  fields.done()
  return picked
}
