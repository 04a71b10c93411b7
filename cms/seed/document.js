// @ts-check

const { createHash } = require('node:crypto')

/** @typedef {'nl' | 'en' | 'de'} Locale */

/**
 * One language of one document of the sample content.
 * @typedef {object} SeedDocument
 * @property {string} type Such as `content`.
 * @property {string} key Unique within its type, and the same in all languages.
 * @property {string} documentId
 * @property {Locale | null} locale Null for types without languages.
 * @property {string} at ISO 8601: when it was made, changed and published.
 * @property {Record<string, unknown>} data Attributes; relations and media are references (below).
 */

/** Another document, or several, by key. @typedef {{ refs: string, keys: string[] }} Reference */

/** A picture of the media library, by name. @typedef {{ picture: string }} PictureReference */

/** A PDF of the media library, by name. @typedef {{ download: string }} DownloadReference */

const locales = /** @type {Locale[]} */ (['nl', 'en', 'de'])

/**
 * Strapi honours a given id, and a derived one makes every fresh start the same. It starts with a letter: Strapi reads
 * an id that starts with a digit as a row number where relations are written.
 * @param {string} type
 * @param {string} key
 */
function documentIdOf(type, key) {
  return `s${createHash('sha256').update(`${type}:${key}`).digest('hex').slice(0, 23)}`
}

/**
 * @param {string} type
 * @param {string | number} key
 * @param {Locale | null} locale
 * @param {string} at
 * @param {Record<string, unknown>} data
 * @returns {SeedDocument}
 */
function seedDocument(type, key, locale, at, data) {
  return { type, key: String(key), documentId: documentIdOf(type, String(key)), locale, at, data }
}

/** @param {string} type @param {(string | number)[]} keys @returns {Reference} */
function refs(type, keys) {
  return { refs: type, keys: keys.map(String) }
}

/** @param {string} type @param {string | number | undefined} key @returns {Reference} */
function ref(type, key) {
  return refs(type, key === undefined ? [] : [key])
}

/** @param {unknown} value @returns {value is Reference} */
function isReference(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    'refs' in value &&
    typeof value.refs === 'string' &&
    'keys' in value &&
    Array.isArray(value.keys)
  )
}

/** @param {unknown} value @returns {value is PictureReference} */
function isPicture(value) {
  return (
    typeof value === 'object' && value !== null && 'picture' in value && typeof value.picture === 'string'
  )
}

/** @param {unknown} value @returns {value is DownloadReference} */
function isDownload(value) {
  return (
    typeof value === 'object' && value !== null && 'download' in value && typeof value.download === 'string'
  )
}

module.exports = { documentIdOf, isDownload, isPicture, isReference, locales, ref, refs, seedDocument }
