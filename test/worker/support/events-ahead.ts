import { env } from 'cloudflare:workers'
import { dutchInstant } from '../../../worker/content/dutch-time.ts'
import { rowsOf } from '../../../worker/replica/rows.ts'
import { upsert } from '../../../worker/replica/write.ts'
import { backendIsDown } from './backend.ts'

/** The first event of the sample content that is ahead on the day for which it was written. */
const firstAhead = 7005
/** How far it was ahead then. */
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

/** What is changed of one event, in all its languages; `startsAt` moves its end along. */
export type Change = (entry: Entry) => Record<string, unknown>

/**
 * Moves the events of the sample content by whole weeks, so that what was ahead and what was over is so on any day of the test, and lets the replica answer. Nothing of the backend is changed.
 * @param change Changes an event further.
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

/** Where an event starts, in the languages of which it was published. @throws Error when there is none. */
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

/** The same time by the Dutch clock, in summer and in winter. */
function inDays(instant: string, days: number): string {
  const later = new Date(Date.parse(instant) + days * dayMs).toISOString()
  return new Date(Date.parse(later) + (offsetHours(instant) - offsetHours(later)) * 3_600_000).toISOString()
}

function offsetHours(instant: string): number {
  return Number(dutchInstant(instant).slice(-6, -3))
}
