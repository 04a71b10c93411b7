import type { Publication } from './publications.ts'
import type { SlowTime } from './slow-time.ts'
import type { Stores } from './stores.ts'
import type { Answered } from './witness.ts'

/** How long publications took until the location that was told of them showed them, in milliseconds from Strapi's answer. */
export interface Lives {
  /** Of articles, on their own pages. */
  pages: number[]
  /** Of those that are on it, on the front page. */
  front: number[]
}

const pollMs = 50

/** A publication that isn't shown by then is counted with this; the witness finds what is never shown. */
const longestMs = 30_000

/** Where articles are looked at. */
interface Watched {
  time: SlowTime
  stores: Stores
  read: (path: string) => Promise<Answered>
  /** Whether the front page has shown a document. */
  isOnFront: (documentId: string) => boolean
}

/** Waits until an article is shown as it was published, and notes how long that took. Does nothing for documents of other types. */
export async function watchUntilLive(
  { time, stores, read, isOnFront }: Watched,
  publication: Publication,
  lives: Lives,
): Promise<void> {
  const [rows] = await stores.query([
    {
      sql: `SELECT path FROM sitemap_addresses WHERE type = 'content' AND document_id = ? AND locale = 'nl' LIMIT 1`,
      values: [publication.documentId],
    },
  ])
  const path = rows?.[0]?.path
  if (typeof path !== 'string') return
  await Promise.all([
    untilShown(time, read, path, publication).then((ms) => ms === null || lives.pages.push(ms)),
    isOnFront(publication.documentId) &&
      untilShown(time, read, '/', publication).then((ms) => ms === null || lives.front.push(ms)),
  ])
}

/** @returns Null if it isn't shown any more. */
async function untilShown(
  time: SlowTime,
  read: Watched['read'],
  path: string,
  { documentId, version, at }: Publication,
): Promise<number | null> {
  while (time.now() < at + longestMs) {
    const { shown } = await read(path)
    const found = shown.filter((one) => one.documentId === documentId)
    if (found.length === 0) return null
    if (found.every((one) => one.version >= (version ?? 0))) return time.now() - at
    await time.pause(pollMs)
  }
  return longestMs
}
