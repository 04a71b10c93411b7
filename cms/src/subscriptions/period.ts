import { daysAfter } from '../statistics/dutch-day.ts'

/** How long a period of a subscription is. */
export type Interval = 'month' | 'quarter' | 'year'

const months = { month: 1, quarter: 3, year: 12 } as const

/** The days of a period, both included, such as `2026-11-23`. */
export interface Period {
  from: string
  until: string
}

/**
 * The period that begins on a day. One that begins on the 31st ends a day before the 31st of another month, or where that has none before its
 * last day.
 * @param anchor Day of the month on which its periods begin, from 1 to 31: after a short month they return to it.
 */
export function periodFrom(from: string, interval: Interval, anchor: number = dayOfMonth(from)): Period {
  return { from, until: daysAfter(monthsAfter(from, months[interval], anchor), -1) }
}

/** The day so many months after another, on the anchor or the last day of a shorter month. */
function monthsAfter(day: string, count: number, anchor: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0))
  last.setUTCDate(Math.min(anchor, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** 1 for the first of a month. */
function dayOfMonth(day: string): number {
  return Number(day.slice(8))
}
