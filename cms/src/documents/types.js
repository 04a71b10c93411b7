// @ts-check

/**
 * One call of the document service, as a middleware sees it.
 * @typedef {object} DocumentCall
 * @property {import('@strapi/types').UID.ContentType} uid
 * @property {string} action `create`, `update`, `publish`, `unpublish`, `delete`, …
 * @property {{ documentId?: string, locale?: string | string[], status?: string, data?: Record<string, unknown>, populate?: unknown, fields?: unknown }} params
 */

/**
 * What a call that writes answers: the document, or the entries that it was about; null where there was no such document.
 * @typedef {Record<string, unknown> & { documentId: string, entries?: { documentId: string }[] } | null} DocumentAnswer
 */

/** @typedef {(call: DocumentCall, next: () => Promise<DocumentAnswer>) => Promise<DocumentAnswer>} DocumentMiddleware */

/** @typedef {`api::${string}.${string}`} ApiUid */

/** Types that editors publish, by the name that the rest of the house uses. */
const publishedTypes = ['content', 'page', 'event', 'vacancy', 'partner', 'product', 'magazine']

/** Types without a draft: saved is published. */
const immediateTypes = ['tag', 'author', 'category', 'redirect', 'campaign-link']

/** @param {string} type @returns {ApiUid} Such as `api::content.content`. */
function uidOf(type) {
  return `api::${type}.${type}`
}

/** @param {string} uid @returns {string} The name in it, such as `content`. */
function typeOf(uid) {
  return uid.slice(uid.lastIndexOf('.') + 1)
}

/** Tells whether a call writes fields. @param {DocumentCall} call */
function writes({ action }) {
  return action === 'create' || action === 'update'
}

/**
 * The drafts that a call is about.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {DocumentCall} call
 * @returns {{ documentId: string | undefined, locale?: unknown, publishedAt: null }} A condition for `strapi.db.query`.
 */
function draftsOf(strapi, { uid, params }) {
  const localized = strapi
    .plugin('i18n')
    .service('content-types')
    .isLocalizedContentType(strapi.getModel(uid))
  const wanted = params.locale ?? 'nl'
  const locale = Array.isArray(wanted) ? { $in: wanted } : wanted
  return {
    documentId: params.documentId,
    publishedAt: null,
    ...(localized && locale !== '*' ? { locale } : {}),
  }
}

module.exports = { draftsOf, immediateTypes, publishedTypes, typeOf, uidOf, writes }
