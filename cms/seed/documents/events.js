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
    const number = fields.number('number')
    const startsAt = dates.instant(fields.required('startsAt'))
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
      programme: fields.maps('programme').map((item) => pick(item, ['time', 'title', 'speaker'])),
      offers: fields
        .maps('offers')
        .map((offer) => pick(offer, ['name', 'price', 'currency', 'url', 'availability'])),
      registration: registrationOf(fields.map('registration')),
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
    body: fields.text('body'),
  }
}

/** @param {Fields} fields @param {'en' | 'de'} locale */
function translationOf(fields, locale) {
  const translation = fields.optionalMap(locale)
  return translation && textsOf(translation)
}

/** A partner, or somebody who is none. @param {Fields} fields */
function organizerOf(fields) {
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

/** @param {Fields} fields @returns {Record<string, unknown>} Component `shared.venue`. */
function venueOf(fields) {
  const {
    lat: latitude,
    lng: longitude,
    ...place
  } = pick(fields, ['name', 'street', 'postcode', 'city', 'country', 'lat', 'lng'])
  return { ...place, latitude, longitude }
}

/** Fields of the same name, null where absent. @param {Fields} fields @param {string[]} keys @returns {Record<string, unknown>} */
function pick(fields, keys) {
  const picked = Object.fromEntries(keys.map((key) => [key, fields.optional(key) ?? null]))
  fields.done()
  return picked
}

module.exports = { readEvents }
