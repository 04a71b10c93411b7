import { randomUUID } from 'node:crypto'
import { immediateTypes, publishedTypes, typeOf, uidOf } from '../documents/types.ts'
import { fileRecordTypes } from '../files/record-types.ts'
import { signatureOf } from './signature.ts'

/** Types whose changes are sent to the site, of which only ids are sent, never fields. */
const hookTypes = [...publishedTypes, ...immediateTypes]
const hookUids = new Set<string>(hookTypes.map(uidOf))
/** Readers' accounts. */
const accountUid = 'plugin::users-permissions.user'
const fileRecordUids = new Set<string>(fileRecordTypes.map(uidOf))
const publishedUids = new Set<string>(publishedTypes.map(uidOf))

const waitsMs = [300, 2000, 10_000]
const timeoutMs = 5000

/** A publish hook's message. */
interface Message {
  /** Id of this message, the same for every attempt. */
  id: string
  /** ISO 8601. */
  at: string
  event: 'publish' | 'unpublish' | 'delete'
  /** Such as `content`. */
  type: string
  documentId: string
  locale: string | null
  /** What identifies the document in addresses of the site: its public number, slug or link; of an account, its own id. */
  names: (number | string)[]
  /** Ids of the files that a deleted record kept. */
  files?: string[]
  /** Redirects only: the addresses whose rule changed. */
  paths?: string[]
}

/** The data of a Strapi event that the hook needs. */
export interface EventPayload {
  uid: string
  entry: {
    documentId: string
    id?: number | string
    locale?: string | null
    from?: string
    number?: number | null
    slug?: string | null
    link?: string | null
    file?: { id: string } | null
  }
}

/** What a Strapi event means for readers, or null if nothing. */
function meaningOf(name: string, uid: string): Message['event'] | null {
  // Of these the site is told only that they are gone, since it deletes their files.
  if (uid === accountUid || fileRecordUids.has(uid)) return name === 'entry.delete' ? 'delete' : null
  if (!hookUids.has(uid)) return null
  if (name === 'entry.delete') return 'delete'
  if (publishedUids.has(uid))
    return name === 'entry.publish' ? 'publish' : name === 'entry.unpublish' ? 'unpublish' : null
  return name === 'entry.create' || name === 'entry.update' ? 'publish' : null
}

/**
 * Notifies the site immediately of every change, so that it doesn't have to poll. Strapi's own webhooks contain full entries, are unsigned
 * and are sent only once.
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
  /** Called with one log line for a message that could not be delivered. */
  report: (line: Record<string, unknown>) => void
  send?: typeof fetch
}) {
  const address = new URL('/api/hooks/strapi', siteUrl).href
  /** Deleting a document fires once for the draft and once for the published version. */
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
      type: uid === accountUid ? 'account' : typeOf(uid),
      documentId: entry.documentId,
      locale,
      names: [entry.number, entry.slug, entry.link, uid === accountUid ? entry.id : null].filter(
        (name) => name !== undefined && name !== null,
      ),
    }
    if (fileRecordUids.has(uid) && entry.file) message.files = [entry.file.id]
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
