// @ts-check

/** @typedef {import('./account.js').StoredDate} StoredDate */

/**
 * What can be asked of a document.
 * @typedef {object} Texts
 * @property {number} number
 * @property {string} slug
 * @property {string} link
 * @property {string} name
 * @property {string} title
 * @property {StoredDate | null} startsAt
 * @property {StoredDate | null} endsAt
 * @property {boolean} allDay
 * @property {string} eventStatus
 * @property {string} attendance
 */

/**
 * One version of a document.
 * @typedef {object} Version
 * @property {string} documentId
 * @property {string} locale
 * @property {StoredDate | null} publishedAt
 * @property {{ name: string | null, city: string | null } | null} [venue] Where it is populated.
 */

/**
 * Each document as a reader would see it: published before draft, in his language before Dutch before any.
 * @template {keyof Texts} Field
 * @param {string} uid
 * @param {(string | undefined)[]} documentIds
 * @param {string} locale
 * @param {readonly Field[]} fields
 * @param {string[]} [populate]
 * @returns {Promise<Map<string, Version & Pick<Texts, Field>>>} By document; what was deleted is missing.
 */
async function textsOf(uid, documentIds, locale, fields, populate = []) {
  const wanted = [...new Set(documentIds.filter(Boolean))]
  if (wanted.length === 0) return new Map()
  const rows = await strapi.db.query(uid).findMany({
    where: { documentId: { $in: wanted } },
    select: ['documentId', 'locale', 'publishedAt', ...fields],
    populate,
  })
  const rank = (/** @type {Version} */ row) =>
    (row.publishedAt ? 4 : 0) + (row.locale === locale ? 2 : row.locale === 'nl' ? 1 : 0)
  // The last one of a document stays in the map.
  return new Map(rows.sort((a, b) => rank(a) - rank(b)).map((row) => [row.documentId, row]))
}

module.exports = { textsOf }
