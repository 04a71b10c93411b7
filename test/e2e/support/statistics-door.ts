import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'
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
  /** Origin under which the whole site is read. */
  url: string
  /** What pages have posted so far, oldest first. */
  batches: SentBatch[]
  /** Their events, one after the other. */
  events: () => SentBatch['events']
  /** The types of those events and the paths on which they happened, such as `pageview /logistiek`; without what was in view in lists. */
  told: () => string[]
}

/**
 * Opens an entrance to the site that keeps what pages tell the statistics, and answers it as the site does. What a browser posts while it
 * leaves a page is seen here, and nowhere in the browser.
 * @param options.status The answer; 204 is the site's own.
 */
export async function openStatisticsDoor({ status = 204 } = {}): Promise<StatisticsDoor> {
  const site = new URL(product.siteUrl)
  const batches: SentBatch[] = []
  const door = createServer(async (visit, answer) => {
    if (visit.url === '/api/statistics') {
      batches.push(v.parse(Batch, JSON.parse(await text(visit))).data)
      answer.writeHead(status).end()
      return
    }
    const { method, url: path, headers } = visit
    const asked = request({ host: site.hostname, port: site.port, method, path, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    asked.on('error', () => answer.destroy())
    visit.pipe(asked)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    door.closeAllConnections()
    door.close()
  })
  const { port } = door.address() as AddressInfo
  const events = () => batches.flatMap((batch) => batch.events)
  return {
    url: `http://localhost:${port}`,
    batches,
    events,
    told: () =>
      events()
        .filter(({ eventType }) => eventType !== 'Impression')
        .map(({ eventType, url }) => [eventType, url && pathOf(url)].filter(Boolean).join(' ')),
  }
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}
