// @ts-check

const { draftsOf, publishedTypes, uidOf } = require('./types.js')

/** @type {Set<string>} */
const uids = new Set(publishedTypes.map(uidOf))

/**
 * Keeps the date that readers see: set at the first publication, the editor's to change, never lost.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @returns {import('./types.js').DocumentMiddleware}
 */
function firstPublished(strapi) {
  return async function firstPublished(call, next) {
    if (!uids.has(call.uid)) return next()
    if (call.action === 'update') return keepDate(strapi, call, next)
    if (call.action === 'publish') {
      const drafts = strapi.db.query(call.uid)
      await drafts.updateMany({
        where: { ...draftsOf(strapi, call), firstPublishedAt: null },
        data: { firstPublishedAt: new Date() },
      })
    }
    return next()
  }
}

/**
 * Strapi empties an attribute of this name at every update, for an experiment of its own. So the date goes past it.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {import('./types.js').DocumentCall} call
 * @param {() => Promise<import('./types.js').DocumentAnswer>} next
 */
async function keepDate(strapi, call, next) {
  const data = call.params.data ?? {}
  if (!Object.hasOwn(data, 'firstPublishedAt')) return next()
  const { firstPublishedAt, ...rest } = data
  call.params.data = rest
  return strapi.db.transaction(async () => {
    const saved = await next()
    if (!saved) return saved
    await strapi.db
      .query(call.uid)
      .updateMany({ where: draftsOf(strapi, call), data: { firstPublishedAt, updatedAt: saved.updatedAt } })
    return { ...saved, firstPublishedAt }
  })
}

module.exports = { firstPublished }
