import type { Core } from '@strapi/strapi'
import { uidOf } from '../documents/types.ts'
import { createPublishHook, type EventPayload } from './publish-hook.ts'

const redirectUid = uidOf('redirect')

/**
 * Sends publish hooks for Strapi's events, which fire after the transaction is committed. Does nothing unless the site's address and the
 * secret are set.
 */
export function startPublishHook(strapi: Core.Strapi) {
  const { SITE_URL: siteUrl, HOOK_SECRET: secret } = process.env
  if (!siteUrl || !secret) return
  const hook = createPublishHook({
    siteUrl,
    secret,
    report: (line) => strapi.log.error(JSON.stringify(line)),
  })
  const formerPaths = rememberFormerPaths(strapi)

  strapi.eventHub.subscribe(async (name, payload: Partial<EventPayload> | undefined) => {
    const { uid, entry } = payload ?? {}
    if (!name.startsWith('entry.') || !uid || !entry?.documentId) return
    const paths = uid === redirectUid ? addressesOf(entry) : undefined
    // Not awaited: editors don't wait for the site.
    void hook.tell(name, { uid, entry }, paths)
  })

  /** Addresses of a redirect, before and after the change. */
  function addressesOf({ documentId, from }: EventPayload['entry']) {
    return [...new Set([...formerPaths(documentId), ...(from === undefined ? [] : [from])])]
  }
}

/**
 * When the `from` of a redirect changes, the event no longer knows the old address.
 * @returns Returns the addresses of a rule before its last change, and forgets them.
 */
function rememberFormerPaths(strapi: Core.Strapi): (documentId: string) => string[] {
  const former = new Map<string, string>()
  strapi.documents.use(async (call, next) => {
    const documentId =
      call.uid === redirectUid && call.action === 'update' ? call.params.documentId : undefined
    if (!documentId) return next()
    const stored = await strapi.db.query(redirectUid).findOne({ where: { documentId } })
    if (stored) former.set(documentId, stored.from)
    return next()
  })

  return (documentId) => {
    const path = former.get(documentId)
    former.delete(documentId)
    return path ? [path] : []
  }
}
