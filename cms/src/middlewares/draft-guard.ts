import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isSameText } from '../access/signing.ts'
import { secret } from '../environment/secret.ts'

/**
 * Protects drafts. Strapi answers `status=draft` to anyone who may read the type, so any request for unpublished entries, at any depth of
 * the query, must include the preview secret.
 */
function draftGuard(_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler {
  const expected = secret((name) => process.env[name], 'PREVIEW_SECRET')
  const prefix = `${strapi.config.get('api.rest.prefix', '/api')}/`

  return async function draftGuard(ctx, next) {
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (reads && ctx.path.toLowerCase().startsWith(prefix) && asksForDrafts(ctx.query)) {
      if (!isSameText(String(ctx.get('x-preview-secret')), expected))
        throw new errors.ForbiddenError('Drafts need a preview secret')
    }
    return next()
  }
}

function asksForDrafts(query: unknown): boolean {
  if (typeof query !== 'object' || query === null) return false
  return Object.entries(query).some(
    ([key, value]) => (versionKeys.has(key) && value !== 'published') || asksForDrafts(value),
  )
}

const versionKeys = new Set(['status', 'publicationState', 'publicationFilter', 'hasPublishedVersion'])

export default draftGuard
