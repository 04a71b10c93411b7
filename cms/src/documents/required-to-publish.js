// @ts-check

const { errors } = require('@strapi/utils')
const { draftsOf, typeOf, uidOf } = require('./types.js')

/** @typedef {Record<string, unknown>} Entry */

/**
 * A field that must be filled before readers may see an entry.
 * @typedef {object} Requirement
 * @property {string} field Path, such as `hero.alt`.
 * @property {(entry: Entry) => boolean} [unless] When it may stay empty.
 */

/** @type {Record<string, Requirement[]>} */
const requirements = {
  content: fields('kind', 'section', 'title', 'intro', 'body', 'hero.file', 'hero.alt', 'authors'),
  page: fields('title', 'slug'),
  event: [
    ...fields('title', 'intro', 'startsAt', 'eventStatus', 'attendance', 'hero.file', 'hero.alt'),
    { field: 'venue.name', unless: (event) => event.attendance === 'online' },
    { field: 'onlineUrl', unless: (event) => event.attendance === 'offline' },
    { field: 'organizer', unless: (event) => Boolean(event.organizerName) },
  ],
  vacancy: [
    ...fields(
      'title',
      'description',
      'employer',
      'categories',
      'employmentType',
      'applyMethod',
      'postedAt',
      'validThrough',
    ),
    { field: 'locations', unless: (vacancy) => vacancy.remote === 'full' },
    { field: 'applicantCountries', unless: (vacancy) => vacancy.remote !== 'full' },
    { field: 'applyUrl', unless: (vacancy) => vacancy.applyMethod !== 'url' },
    { field: 'applyEmail', unless: (vacancy) => vacancy.applyMethod !== 'email' },
  ],
  partner: [
    ...fields('name', 'link', 'roles', 'logo'),
    // A translated vacancy names its employer, also while the employer's own text is Dutch only.
    { field: 'intro', unless: (partner) => partner.locale !== 'nl' },
  ],
  product: fields('kind', 'name', 'slug', 'intro'),
  magazine: fields('title', 'number', 'year', 'issuedAt', 'cover.file'),
}

/** @type {Record<string, object>} */
const populate = {
  content: { hero: { populate: ['file'] }, authors: true, body: true },
  page: {},
  event: { hero: { populate: ['file'] }, venue: true, organizer: true },
  vacancy: { employer: true, categories: true, locations: true },
  partner: { logo: true },
  product: {},
  magazine: { cover: { populate: ['file'] } },
}

/** @type {Set<string>} */
const uids = new Set(Object.keys(requirements).map(uidOf))

/** @param {...string} names @returns {Requirement[]} */
function fields(...names) {
  return names.map((field) => ({ field }))
}

/**
 * Refuses to publish an entry that lacks what readers and search engines need; a draft may lack anything.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @returns {import('./types.js').DocumentMiddleware}
 */
function requiredToPublish(strapi) {
  return async function requiredToPublish(call, next) {
    if (call.action !== 'publish' || !uids.has(call.uid)) return next()
    const type = typeOf(call.uid)
    const drafts = await strapi.db
      .query(call.uid)
      .findMany({ where: draftsOf(strapi, call), populate: populate[type] })
    for (const draft of drafts) refuseIncomplete(type, draft)
    return next()
  }
}

/** @param {string} type @param {Entry} entry @throws {errors.ValidationError} */
function refuseIncomplete(type, entry) {
  const missing = missingFields(type, entry)
  if (missing.length === 0) return
  throw new errors.ValidationError(
    `Not ready to publish (${entry.locale}): ${missing.join(', ')} must be filled`,
    {
      errors: missing.map((field) => ({
        path: field.split('.'),
        message: `${field} must be filled`,
        name: 'ValidationError',
      })),
    },
  )
}

/**
 * @param {string} type
 * @param {Entry} entry
 * @returns {string[]} Paths of the fields that are still empty.
 */
function missingFields(type, entry) {
  return requirements[type]
    .filter(({ field, unless }) => !unless?.(entry) && isEmpty(valueAt(entry, field)))
    .map(({ field }) => field)
}

/** @param {Entry} entry @param {string} path */
function valueAt(entry, path) {
  return path
    .split('.')
    .reduce((/** @type {unknown} */ value, key) => (isRecord(value) ? value[key] : undefined), entry)
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null
}

/** @param {unknown} value */
function isEmpty(value) {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0)
}

module.exports = { missingFields, requiredToPublish }
