// @ts-check

const { locales, ref, refs, seedDocument } = require('../document.js')
const { refuseGallery } = require('./companies.js')

/** @typedef {import('../read-content.js').Reading} Reading */
/** @typedef {import('../fields.js').EntryFields} Fields */

/** An event is announced this long before it starts, or on the last working day before the content's "today". */
const announcedDays = 90
const lastAnnouncement = '2026-11-20T09:00:00+01:00'
const dayMs = 86_400_000

/** @param {Reading} reading @returns {import('../document.js').SeedDocument[]} */
function readEvents({ files, dates, markdown, pictures }) {
  const latest = Date.parse(dates.instant(lastAnnouncement))

  return files.yaml('events.yaml').flatMap((fields) => {
    const number = fields.required('number')
    const startsAt = dates.instant(fields.required('startsAt'))
    const at = new Date(Math.min(Date.parse(startsAt) - announcedDays * dayMs, latest)).toISOString()
    const alt = fields.required('alt')
    const file = pictures.add('illustration', `event-${number}`, alt, {
      scene: fields.required('scene'),
      seed: `event-${number}`,
    })
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
      tags: refs('tag', fields.list('tags')),
      partners: refs('partner', fields.list('partners')),
      venue: fields.optional('venue') ? venueOf(fields.map('venue')) : null,
      onlineUrl: fields.optional('onlineUrl') ?? null,
      ...organizerOf(fields.required('organizer')),
      speakers: fields.maps('speakers').map((speaker) => pick(speaker, ['name', 'role', 'company'])),
      programme: fields.maps('programme').map((item) => pick(item, ['time', 'title', 'speaker'])),
      offers: fields
        .maps('offers')
        .map((offer) => pick(offer, ['name', 'price', 'currency', 'url', 'availability'])),
      registration: registrationOf(fields.map('registration')),
      firstPublishedAt: at,
    }
    const texts = { nl: textsOf(fields), en: fields.optional('en'), de: fields.optional('de') }
    fields.done()
    return locales.flatMap((locale) => {
      const text = texts[locale]
      if (!text) return []
      const { slug, title, intro, body } = text
      const own = { slug, title, intro, body: markdown.zone(body, refuseGallery) }
      return [seedDocument('event', number, locale, at, { ...shared, ...own })]
    })
  })

  /** @param {Fields} fields @param {string} key */
  function instantOf(fields, key) {
    const value = fields.optional(key)
    return value ? dates.instant(value) : null
  }

  /** @param {Fields} fields */
  function registrationOf(fields) {
    const closesAt = instantOf(fields, 'closesAt')
    return { ...pick(fields, ['mode', 'url', 'closesAt', 'capacity']), closesAt }
  }
}

/** @param {Fields} fields */
function textsOf(fields) {
  return {
    slug: fields.required('slug'),
    title: fields.required('title'),
    intro: fields.required('intro'),
    body: fields.required('body'),
  }
}

/** A partner, or somebody who is none. @param {string | { name: string, url?: string }} organizer */
function organizerOf(organizer) {
  if (typeof organizer === 'string')
    return { organizer: ref('partner', organizer), organizerName: null, organizerUrl: null }
  return {
    organizer: ref('partner', undefined),
    organizerName: organizer.name,
    organizerUrl: organizer.url ?? null,
  }
}

/** @param {Fields} fields @returns {Record<string, unknown>} Component `shared.venue`. */
function venueOf(fields) {
  const {
    lat: latitude,
    lng: longitude,
    ...place
  } = pick(fields, ['name', 'street', 'postcode', 'city', 'country', 'lat', 'lng'])
  return { ...place, latitude, longitude }
}

/** Fields of the same name, null where absent. @param {Fields} fields @param {string[]} keys @returns {Record<string, any>} */
function pick(fields, keys) {
  const picked = Object.fromEntries(keys.map((key) => [key, fields.optional(key) ?? null]))
  fields.done()
  return picked
}

module.exports = { readEvents }
