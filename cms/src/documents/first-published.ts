import type { Core } from '@strapi/strapi'
import {
  type DocumentAnswer,
  type DocumentCall,
  type DocumentMiddleware,
  draftsOf,
  publishedTypes,
  uidOf,
} from './types.ts'

const uids = new Set<string>(publishedTypes.map(uidOf))

/** Maintains the publication date that readers see: set at the first publication, editable, never lost. */
export function firstPublished(strapi: Core.Strapi): DocumentMiddleware {
  return async function firstPublished(call, next) {
    if (!uids.has(call.uid)) return next()
    if (call.action === 'update') return preserveDate(strapi, call, next)
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

/** Strapi clears an attribute of this name at every update, for an experiment of its own. So the date bypasses it. */
async function preserveDate(strapi: Core.Strapi, call: DocumentCall, next: () => Promise<DocumentAnswer>) {
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
