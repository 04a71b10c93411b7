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
function monthsAfter(day: string, count: number, anchor: number = dayOfMonth(day)): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0))
  last.setUTCDate(Math.min(anchor, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** The last day of the month of a period that a day is in: a year from 23 November has one that ends on 22 December. */
export function monthEnd(day: string, { from, until }: Period, anchor: number): string {
  for (let count = 1; ; count += 1) {
    const end = daysAfter(monthsAfter(from, count, anchor), -1)
    if (end >= until) return until
    if (end >= day) return end
  }
}

/** How many days it is from one to another; negative if that was before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** How many days a period has. */
export function lengthOf({ from, until }: Period): number {
  return daysBetween(from, until) + 1
}

/** 1 for the first of a month. */
export function dayOfMonth(day: string): number {
  return Number(day.slice(8))
}
