import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { passOn } from '../../backend/pass-on.ts'
import type { ReaderOptions } from './reader.ts'
import { product } from './this-product.ts'

const Batch = v.object({
  data: v.strictObject({
    events: v.array(
      v.object({
        id: v.optional(v.string()),
        eventType: v.string(),
        at: v.optional(v.number()),
        url: v.optional(v.string()),
        referrer: v.optional(v.string()),
        listed: v.optional(v.array(v.string())),
      }),
    ),
    session: v.optional(v.string()),
  }),
})

/** What a page posted at once. */
export type SentBatch = v.InferOutput<typeof Batch>['data']

/** An entrance to the site behind which nobody counts. */
export interface StatisticsDoor {
  /** Reads the site through it. */
  through: Pick<ReaderOptions, 'baseURL' | 'isLasting'>
  /** Origin under which the whole site is read. */
  url: string
  /** What pages have posted so far, oldest first. */
  batches: SentBatch[]
  /** Their events, one after the other. */
  events: () => SentBatch['events']
  /** The types of those events and the paths on which they happened, such as `pageview /logistiek`; without what was in view in lists. */
  told: () => string[]
}

/** A test that listens. */
interface Visit {
  batches: SentBatch[]
  status: number
  /** When it began, in milliseconds. */
  since: number
}

/** One at a time: each closes the one before. */
let visit: Visit | undefined

/** Stands as long as this worker of the pool: the browser's profiles for its address are used by many tests. */
let standing: Promise<string> | undefined

/**
 * Opens an entrance to the site that keeps what pages tell the statistics, and answers it as the site does. What a browser posts while it
 * leaves a page is seen here, and nowhere in the browser.
 * @param options.status The answer; 204 is the site's own.
 */
export async function openStatisticsDoor({ status = 204 } = {}): Promise<StatisticsDoor> {
  standing ??= stand()
  const url = await standing
  const batches: SentBatch[] = []
  visit = { batches, status, since: Date.now() }
  const events = () => batches.flatMap((batch) => batch.events)
  return {
    through: { baseURL: url, isLasting: true },
    url,
    batches,
    events,
    told: () =>
      events()
        .filter(({ eventType }) => eventType !== 'Impression')
        .map(({ eventType, url }) => [eventType, url && pathOf(url)].filter(Boolean).join(' ')),
  }
}

/** Opens the entrance. @returns Its origin. */
async function stand(): Promise<string> {
  const site = new URL(product.siteUrl)
  const door = createServer(async (asked, answer) => {
    if (asked.url === '/api/statistics') {
      const batch = v.parse(Batch, JSON.parse(await text(asked))).data
      const { batches, status, since } = visit ?? { batches: [], status: 204, since: 0 }
      // What a page posts as it is left may arrive when the next test has begun.
      if (batch.events.every(({ at = since }) => at >= since)) batches.push(batch)
      answer.writeHead(status).end()
      return
    }
    passOn(site, asked, answer)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  // It must not keep the process from ending.
  door.unref()
  const { port } = door.address() as AddressInfo
  return `http://localhost:${port}`
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}
