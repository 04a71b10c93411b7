import type { Core } from '@strapi/strapi'
import { type DocumentMiddleware, publishedTypes, uidOf, writes } from './types.ts'

const uids = new Set<string>(publishedTypes.map(uidOf))

/**
 * Splits "save as published" into two calls: save, then publish. In a single call Strapi publishes without running the middlewares, and
 * what they refuse to publish would slip through.
 */
export function publishSeparately(strapi: Core.Strapi): DocumentMiddleware {
  return async function publishSeparately(call, next) {
    const { uid, params } = call
    if (!uids.has(uid) || !writes(call) || params.status !== 'published') return next()

    const { populate, fields, locale } = params
    params.status = 'draft'
    return strapi.db.transaction(async () => {
      const saved = await next()
      if (!saved) return saved
      const documents = strapi.documents(uid)
      const { entries } = await documents.publish({ documentId: saved.documentId, locale, populate, fields })
      return entries[0] ?? null
    })
  }
}
