import { randomUUID } from 'node:crypto'
import { immediateTypes, publishedTypes, typeOf, uidOf } from '../documents/types.ts'
import { signatureOf } from './signature.ts'

/** Types whose changes the site is told of. Personal data has no type here, and fields never travel: only ids. */
const toldTypes = [...publishedTypes, ...immediateTypes]
const toldUids = new Set<string>(toldTypes.map(uidOf))
const publishedUids = new Set<string>(publishedTypes.map(uidOf))

const waitsMs = [300, 2000, 10_000]
const timeoutMs = 5000

/** What the site is told. */
interface Message {
  /** Of this message, the same at every try. */
  id: string
  /** ISO 8601. */
  at: string
  event: 'publish' | 'unpublish' | 'delete'
  /** Such as `content`. */
  type: string
  documentId: string
  locale: string | null
  /** Redirects only: the addresses whose rule changed. */
  paths?: string[]
}

/** What an event of Strapi carries, as far as the site is told of it. */
export interface EventPayload {
  uid: string
  entry: { documentId: string; locale?: string | null; from?: string }
}

/** What an event of Strapi means to readers, or null where it means nothing to them. */
export function meaningOf(name: string, uid: string): Message['event'] | null {
  if (!toldUids.has(uid)) return null
  if (name === 'entry.delete') return 'delete'
  if (publishedUids.has(uid))
    return name === 'entry.publish' ? 'publish' : name === 'entry.unpublish' ? 'unpublish' : null
  return name === 'entry.create' || name === 'entry.update' ? 'publish' : null
}

/**
 * Tells the site at once what has changed, so that it need not ask. Strapi's own webhooks carry whole entries,
 * are not signed and are tried once.
 */
export function createPublishHook({
  siteUrl,
  secret,
  report,
  send = fetch,
}: {
  /** Origin of the site. */
  siteUrl: string
  secret: string
  /** Gets one line for a message that never arrived. */
  report: (line: Record<string, unknown>) => void
  send?: typeof fetch
}) {
  const address = new URL('/api/hooks/strapi', siteUrl).href
  /** Deletions of one document come once for its draft and once for its published version. */
  const justDeleted = new Set<string>()

  async function tell(name: string, { uid, entry }: EventPayload, paths?: string[]) {
    const event = meaningOf(name, uid)
    if (!event) return
    const locale = entry.locale ?? null
    if (event === 'delete' && !firstDeletion(`${uid} ${entry.documentId} ${locale}`)) return
    const message: Message = {
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

  function firstDeletion(key: string) {
    if (justDeleted.has(key)) return false
    justDeleted.add(key)
    setTimeout(() => justDeleted.delete(key), 1000).unref()
    return true
  }

  async function deliver(message: Message) {
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

  /** @returns Why it failed, or null. */
  async function attemptOnce(body: string): Promise<string | null> {
    const timestamp = String(Math.floor(Date.now() / 1000))
    try {
      const response = await send(address, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-schakel-timestamp': timestamp,
          'x-schakel-signature': signatureOf(secret, timestamp, body),
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
