// @ts-check

const { uidOf } = require('../documents/types.js')
const { createPublishHook } = require('./publish-hook.js')

/** @typedef {import('./publish-hook.js').EventPayload} EventPayload */

const redirectUid = uidOf('redirect')

/**
 * Connects Strapi's events, which come after the transaction is committed, to the site.
 * Does nothing where the site's address or the secret is not set.
 * @param {import('@strapi/types').Core.Strapi} strapi
 */
function startPublishHook(strapi) {
  const { SITE_URL: siteUrl, HOOK_SECRET: secret } = process.env
  if (!siteUrl || !secret) return
  const hook = createPublishHook({
    siteUrl,
    secret,
    report: (line) => strapi.log.error(JSON.stringify(line)),
  })
  const formerPaths = rememberFormerPaths(strapi)

  strapi.eventHub.subscribe(async (name, /** @type {Partial<EventPayload> | undefined} */ payload) => {
    const { uid, entry } = payload ?? {}
    if (!name.startsWith('entry.') || !uid || !entry?.documentId) return
    const paths = uid === redirectUid ? addressesOf(entry) : undefined
    // Not awaited: an editor does not wait for the site.
    void hook.tell(name, { uid, entry }, paths)
  })

  /** Of a redirect, before and after. @param {EventPayload['entry']} entry */
  function addressesOf({ documentId, from }) {
    return [...new Set([...formerPaths(documentId), ...(from === undefined ? [] : [from])])]
  }
}

/**
 * A redirect whose `from` changes leaves an address behind, and the event no longer knows it.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @returns {(documentId: string) => string[]} The addresses of a rule before its last change; asking forgets them.
 */
function rememberFormerPaths(strapi) {
  /** @type {Map<string, string>} */
  const former = new Map()
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

module.exports = { startPublishHook }
