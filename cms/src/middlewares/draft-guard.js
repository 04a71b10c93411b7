// @ts-check

const { createHash, timingSafeEqual } = require('node:crypto')
const { errors } = require('@strapi/utils')
const { secret } = require('../environment/secret.js')

/**
 * Keeps drafts from readers. Strapi answers `status=draft` to anyone who may read the type, so whoever asks for
 * anything but published entries, at any depth of the query, must know the preview secret.
 * @param {unknown} _config
 * @param {{ strapi: import('@strapi/types').Core.Strapi }} context
 * @returns {import('@strapi/types').Core.MiddlewareHandler}
 */
function draftGuard(_config, { strapi }) {
  const expected = digest(secret((name) => process.env[name], 'PREVIEW_SECRET'))
  const prefix = `${strapi.config.get('api.rest.prefix', '/api')}/`

  return async function draftGuard(ctx, next) {
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (reads && ctx.path.toLowerCase().startsWith(prefix) && asksForDrafts(ctx.query)) {
      const given = digest(String(ctx.get('x-preview-secret')))
      if (!timingSafeEqual(given, expected)) throw new errors.ForbiddenError('Drafts need a preview secret')
    }
    return next()
  }
}

/** Digests have one length, which the comparison needs. @param {string} text */
function digest(text) {
  return createHash('sha256').update(text).digest()
}

/** @param {unknown} query @returns {boolean} */
function asksForDrafts(query) {
  if (typeof query !== 'object' || query === null) return false
  return Object.entries(query).some(
    ([key, value]) => (versionKeys.has(key) && value !== 'published') || asksForDrafts(value),
  )
}

const versionKeys = new Set(['status', 'publicationState', 'publicationFilter', 'hasPublishedVersion'])

module.exports = draftGuard
