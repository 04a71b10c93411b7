import type { Core } from '@strapi/strapi'
import { type DocumentMiddleware, uidOf } from './types.ts'

/** From whoever comes to the fewest. */
const order = ['free', 'public', 'metered', 'account', 'subscriber']

const uids = new Set<string>(['content', 'page', 'magazine'].map(uidOf))

interface Version {
  id: number
  documentId: string
  locale: string
  publishedAt: Date | string | null
  access: string
}

/**
 * Lets a document be published for the same readers in every language. Strapi compares what is published with any other version of the document,
 * so it misses some changes, and it tells nobody of the versions that it changes itself.
 */
export function oneAccess(strapi: Core.Strapi): DocumentMiddleware {
  return async function oneAccess(call, next) {
    const { uid, action } = call
    if (!uids.has(uid) || action !== 'publish') return next()
    const before = await versionsOf(strapi, uid, call.params.documentId)
    return strapi.db.transaction(async ({ onCommit }) => {
      const answer = await next()
      const published = new Set((answer?.entries ?? []).map((entry) => (entry as unknown as Version).locale))
      const versions = await versionsOf(strapi, uid, call.params.documentId)
      const own = versions.filter(({ locale, publishedAt }) => publishedAt !== null && published.has(locale))
      const access = mostClosed(own)
      if (access === null) return answer
      const { documentId } = call.params
      await strapi.db
        .query(uid)
        .updateMany({ where: { documentId, access: { $ne: access } }, data: { access } })
      for (const version of versions) {
        if (version.publishedAt === null || published.has(version.locale)) continue
        const { access: former } = before.find(({ id }) => id === version.id) ?? version
        const entry = { ...version, access }
        const { modelName: model } = strapi.getModel(uid)
        if (former !== access)
          onCommit(() => void strapi.eventHub.emit('entry.publish', { model, uid, entry }))
      }
      return answer
    })
  }
}

function versionsOf(strapi: Core.Strapi, uid: string, documentId: string | undefined): Promise<Version[]> {
  return strapi.db.query(uid as 'api::content.content').findMany({ where: { documentId } }) as Promise<
    Version[]
  >
}

/** Where several languages were published at once and differ, nobody reads more than one of them lets them. */
function mostClosed(versions: readonly Version[]): string | null {
  const ranks = versions.map(({ access }) => order.indexOf(access))
  return order[Math.max(...ranks)] ?? null
}
