import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { bufferAt } from '../../../worker/statistics/buffers.ts'
import type { StatisticsBuffer } from '../../../worker/statistics/statistics-buffer.ts'
import type { StoredEvent } from '../../../worker/statistics/stored-event.ts'
import { newClient } from './sign-in.ts'
import { siteUrl, visit } from './visit.ts'

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0'

const yearMs = 365 * 86_400_000

/** A `session` as pages make it. */
export function sessionOf(iat = Date.now(), more: Record<string, unknown> = {}): string {
  return btoa(JSON.stringify({ id: 0, iat, exp: iat + yearMs, ...more }))
}

/** Sends a text as a page of this site sends its events. */
export function post(
  body: BodyInit,
  headers: Record<string, string> = {},
  path = '/api/statistics',
): Promise<Response> {
  return visit(path, {
    method: 'POST',
    body,
    headers: {
      origin: siteUrl,
      'content-type': 'application/json',
      'user-agent': firefox,
      'cf-connecting-ip': newClient(),
      ...headers,
    },
  })
}

/** Sends events as a page of this site does. */
export function send(
  events: readonly Record<string, unknown>[],
  session?: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return post(JSON.stringify({ data: { events, session } }), headers)
}

/** A page view as pages send it. */
export function view(path = '/', more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: crypto.randomUUID(),
    eventType: 'pageview',
    at: Date.now(),
    url: `${siteUrl}${path}`,
    ...more,
  }
}

/** Every shard's buffer. */
export function buffers(): DurableObjectStub<StatisticsBuffer>[] {
  return Array.from({ length: Number(env.STATISTICS_SHARDS) }, (_, shard) => bufferAt(env, shard))
}

/** The waiting events of all shards. */
export async function waiting(): Promise<StoredEvent[]> {
  const lists = await Promise.all(buffers().map(waitingIn))
  return lists.flat()
}

/** The waiting events of one buffer, oldest first. */
export function waitingIn(buffer: DurableObjectStub<StatisticsBuffer>): Promise<StoredEvent[]> {
  return runInDurableObject(buffer, (_, { storage }) =>
    [...storage.sql.exec<{ body: string }>('SELECT body FROM events ORDER BY seq')].map(
      ({ body }): StoredEvent => JSON.parse(body),
    ),
  )
}

/** Empties all shards, including alarms, which aren't reset between tests. */
export async function emptyBuffers(): Promise<void> {
  for (const buffer of buffers()) await emptyBuffer(buffer)
}

/** Empties one buffer; the object continues as after its last delivery. */
export async function emptyBuffer(buffer: DurableObjectStub<StatisticsBuffer>): Promise<void> {
  const wasUsed = await runInDurableObject(buffer, async (_, { storage }) => {
    await storage.deleteAlarm()
    const { n } = storage.sql
      .exec<{ n: number }>('SELECT (SELECT COUNT(*) FROM events) + (SELECT COUNT(*) FROM set_aside) AS n')
      .one()
    const { addresses } = storage.sql
      .exec<{ addresses: number }>('SELECT COUNT(*) AS addresses FROM address_counts')
      .one()
    if (n === 0 && addresses === 0 && !storage.kv.get('progress')) return false
    for (const table of ['events', 'batches', 'dropped', 'set_aside', 'address_counts'])
      storage.sql.exec(`DELETE FROM ${table}`)
    storage.kv.delete('progress')
    return true
  })
  // It has a count of its rows in memory.
  if (wasUsed) await evictDurableObject(buffer)
}
