// @ts-check

const { invalidField } = require('./invalid-field.js')
const { draftsOf, typeOf, uidOf } = require('./types.js')

/**
 * What `access` says of an entry that everybody may read, by type. Issues of the magazine are not among them: of those the site
 * does close what is for subscribers.
 * @type {Record<string, string>}
 */
const openTo = { content: 'free', page: 'public' }

/** @type {Set<string>} */
const uids = new Set(Object.keys(openTo).map(uidOf))

/**
 * Refuses to publish an article or a page that is meant for some readers only: the site shows each of them to everybody,
 * so publishing one would break the promise that its `access` makes.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @returns {import('./types.js').DocumentMiddleware}
 */
function openAccess(strapi) {
  return async function openAccess(call, next) {
    if (call.action !== 'publish' || !uids.has(call.uid)) return next()
    const drafts = await strapi.db
      .query(call.uid)
      .findMany({ where: draftsOf(strapi, call), select: ['access'] })
    for (const draft of drafts) refuseClosed(typeOf(call.uid), draft.access)
    return next()
  }
}

/**
 * @param {string} type
 * @param {unknown} access
 * @throws {import('@strapi/utils').errors.ValidationError} When not everybody may read it.
 */
function refuseClosed(type, access) {
  const open = openTo[type]
  if (access === open) return
  throw invalidField(
    'access',
    `is "${access}", but the site cannot hide it from other readers yet: choose "${open}", or keep it as a draft`,
  )
}

module.exports = { openAccess }
