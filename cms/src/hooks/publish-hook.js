// @ts-check

const { createHmac, randomUUID } = require('node:crypto')
const { immediateTypes, publishedTypes, typeOf, uidOf } = require('../documents/types.js')

/** Types whose changes the site is told of. Personal data has no type here, and fields never travel: only ids. */
const toldTypes = [...publishedTypes, ...immediateTypes]
/** @type {Set<string>} */
const toldUids = new Set(toldTypes.map(uidOf))
/** @type {Set<string>} */
const publishedUids = new Set(publishedTypes.map(uidOf))

const waitsMs = [300, 2000, 10_000]
const timeoutMs = 5000

/**
 * What the site is told.
 * @typedef {object} Message
 * @property {string} id Of this message, the same at every try.
 * @property {string} at ISO 8601.
 * @property {'publish' | 'unpublish' | 'delete'} event
 * @property {string} type Such as `content`.
 * @property {string} documentId
 * @property {string | null} locale
 * @property {string[]} [paths] Redirects only: the addresses whose rule changed.
 */

/**
 * What an event of Strapi carries, as far as the site is told of it.
 * @typedef {object} EventPayload
 * @property {string} uid
 * @property {{ documentId: string, locale?: string | null, from?: string }} entry
 */

/**
 * What an event of Strapi means to readers, or null where it means nothing to them.
 * @param {string} name
 * @param {string} uid
 * @returns {Message['event'] | null}
 */
function meaningOf(name, uid) {
  if (!toldUids.has(uid)) return null
  if (name === 'entry.delete') return 'delete'
  if (publishedUids.has(uid))
    return name === 'entry.publish' ? 'publish' : name === 'entry.unpublish' ? 'unpublish' : null
  return name === 'entry.create' || name === 'entry.update' ? 'publish' : null
}

/**
 * Tells the site at once what has changed, so that it need not ask. Strapi's own webhooks carry whole entries,
 * are not signed and are tried once.
 * @param {object} options
 * @param {string} options.siteUrl Origin of the site.
 * @param {string} options.secret
 * @param {(line: Record<string, unknown>) => void} options.report Gets one line for a message that never arrived.
 * @param {typeof fetch} [options.send]
 */
function createPublishHook({ siteUrl, secret, report, send = fetch }) {
  const address = new URL('/api/hooks/strapi', siteUrl).href
  /** Deletions of one document come once for its draft and once for its published version. @type {Set<string>} */
  const justDeleted = new Set()

  /** @param {string} name @param {EventPayload} payload @param {string[]} [paths] */
  async function tell(name, { uid, entry }, paths) {
    const event = meaningOf(name, uid)
    if (!event) return
    const locale = entry.locale ?? null
    if (event === 'delete' && !firstDeletion(`${uid} ${entry.documentId} ${locale}`)) return
    /** @type {Message} */
    const message = {
      id: randomUUID(),
      at: new Date().toISOString(),
      event,
      type: typeOf(uid),
      documentId: entry.documentId,
      locale,
    }
    if (paths) message.paths = paths
    await deliver(message)
  }

  /** @param {string} key */
  function firstDeletion(key) {
    if (justDeleted.has(key)) return false
    justDeleted.add(key)
    setTimeout(() => justDeleted.delete(key), 1000).unref()
    return true
  }

  /** @param {Message} message */
  async function deliver(message) {
    const body = JSON.stringify(message)
    for (let attempt = 0; ; attempt += 1) {
      const failure = await attemptOnce(body)
      if (!failure) return
      const wait = waitsMs[attempt]
      if (wait === undefined) {
        report({ hook: address, attempts: attempt + 1, failure, message })
        return
      }
      await new Promise((resolve) => setTimeout(resolve, wait).unref())
    }
  }

  /** @param {string} body @returns {Promise<string | null>} Why it failed, or null. */
  async function attemptOnce(body) {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    try {
      const response = await send(address, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-schakel-timestamp': timestamp,
          'x-schakel-signature': `sha256=${signature}`,
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return response.ok ? null : `status ${response.status}`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  return { tell }
}

module.exports = { createPublishHook, meaningOf }
