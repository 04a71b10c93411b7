import type { Core } from '@strapi/strapi'
import { uidOf } from '../documents/types.ts'
import { createPublishHook, type EventPayload } from './publish-hook.ts'

const redirectUid = uidOf('redirect')

/**
 * Connects Strapi's events, which come after the transaction is committed, to the site.
 * Does nothing where the site's address or the secret is not set.
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
    // Not awaited: an editor does not wait for the site.
    void hook.tell(name, { uid, entry }, paths)
  })

  /** Of a redirect, before and after. */
  function addressesOf({ documentId, from }: EventPayload['entry']) {
    return [...new Set([...formerPaths(documentId), ...(from === undefined ? [] : [from])])]
  }
}

/**
 * A redirect whose `from` changes leaves an address behind, and the event no longer knows it.
 * @returns The addresses of a rule before its last change; asking forgets them.
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
