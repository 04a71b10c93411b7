import { env } from 'cloudflare:workers'
import { dutchInstant } from '../../../worker/content/dutch-time.ts'
import { rowsOf } from '../../../worker/replica/rows.ts'
import { upsert } from '../../../worker/replica/write.ts'
import { backendIsDown } from './backend.ts'

/** The first upcoming event of the sample content on the date for which it was written. */
const firstAhead = 7005
/** Days until that event on that date. */
const daysAhead = 12
const dayMs = 86_400_000
const times = ['startsAt', 'endsAt', 'previousStart'] as const

/** An entry of the sample content, as far as these tests change it. */
type Entry = Record<string, unknown> & {
  registration?: { closesAt?: string | null }
  slug: string
  locale: string
  number: number
}

/** The changes to one event, in all its languages; `startsAt` moves its end as well. */
export type Change = (entry: Entry) => Record<string, unknown>

/**
 * Moves the sample content's events by whole weeks, so that upcoming and past ones are so on any day of the test, and
 * lets the replica answer. The backend isn't changed.
 * @param change Additional changes to an event.
 */
export async function eventsAhead(change: Change = () => ({})): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT entry FROM documents WHERE type = 'event' ORDER BY number`,
  ).all<{ entry: string }>()
  const entries: Entry[] = results.map(({ entry }) => JSON.parse(entry))
  const first = entries.find(({ number }) => number === firstAhead)
  const days =
    Math.round((Date.now() + daysAhead * dayMs - Date.parse(String(first?.startsAt))) / (7 * dayMs)) * 7
  const moved = entries.map((entry) => {
    const later = { ...entry, ...movedTimes(entry, days) }
    return rowsOf('event', { ...later, ...change(later) })
  })
  await upsert(
    env.DB,
    moved.filter((row) => row !== null),
  )
  await backendIsDown()
}

/** An event's entry, in one of its languages. @throws Error if there is none. */
export async function eventEntry(
  number: number,
  locale = 'nl',
): Promise<Entry & { startsAt: string; endsAt: string }> {
  const row = await env.DB.prepare(
    `SELECT entry FROM documents WHERE type = 'event' AND number = ? AND locale = ?`,
  )
    .bind(number, locale)
    .first<{ entry: string }>()
  if (!row) throw new Error(`The replica has no event ${number} in ${locale}`)
  return JSON.parse(row.entry)
}

function movedTimes(entry: Entry, days: number): Record<string, unknown> {
  const moved = times.flatMap((key) =>
    typeof entry[key] === 'string' ? [[key, inDays(entry[key], days)] as const] : [],
  )
  const { registration } = entry
  return {
    ...Object.fromEntries(moved),
    registration: registration?.closesAt
      ? { ...registration, closesAt: inDays(registration.closesAt, days) }
      : registration,
  }
}

/** The same time of day in Dutch time, in summer and in winter. */
function inDays(instant: string, days: number): string {
  const later = new Date(Date.parse(instant) + days * dayMs).toISOString()
  return new Date(Date.parse(later) + (offsetHours(instant) - offsetHours(later)) * 3_600_000).toISOString()
}

function offsetHours(instant: string): number {
  return Number(dutchInstant(instant).slice(-6, -3))
}
