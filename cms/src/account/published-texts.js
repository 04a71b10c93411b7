// @ts-check

/**
 * Each document as a reader would see it: published before draft, in his language before Dutch before any.
 * @param {string} uid
 * @param {(string | undefined)[]} documentIds
 * @param {string} locale
 * @param {string[]} fields
 * @param {string[]} [populate]
 * @returns {Promise<Map<string, any>>} By document; what was deleted is missing.
 */
async function textsOf(uid, documentIds, locale, fields, populate = []) {
  const wanted = [...new Set(documentIds.filter(Boolean))]
  if (wanted.length === 0) return new Map()
  const rows = await strapi.db.query(/** @type {any} */ (uid)).findMany({
    where: { documentId: { $in: wanted } },
    select: ['documentId', 'locale', 'publishedAt', ...fields],
    populate,
  })
  const rank = (/** @type {any} */ row) =>
    (row.publishedAt ? 4 : 0) + (row.locale === locale ? 2 : row.locale === 'nl' ? 1 : 0)
  // The last one of a document stays in the map.
  return new Map(rows.sort((a, b) => rank(a) - rank(b)).map((row) => [row.documentId, row]))
}

module.exports = { textsOf }
