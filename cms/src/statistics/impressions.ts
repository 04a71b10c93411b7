import type { AddedDimension } from './added-dimensions.ts'
import { ofCompany } from './added-dimensions.ts'
import type { StatisticEvent } from './batch.ts'
import { dayOf } from './dutch-day.ts'

/** How often an entry was in view in lists on a day. */
interface Impressions {
  /** Dutch day. */
  day: string
  eventType: 'Impression'
  dimension: AddedDimension
  /** Such as `vacancy/5001`. */
  value: string
  count: number
}

/** Kinds that lists are counted of: vacancies, what a company paid for, and companies. */
const listedEntry = /^(?:vacancy|content)\/[1-9]\d{0,8}$|^partner\/[\w-]{1,100}$/

/** What events name as listed, each once. */
export function listedIn(events: readonly Pick<StatisticEvent, 'listed'>[]): Set<string> {
  return new Set(events.flatMap(({ listed }) => listed.filter((value) => listedEntry.test(value))))
}

/**
 * Adds up what events name as listed, for all and for the company of each, in an order that is the same for every batch, so that two of them can't
 * deadlock.
 * @param companies By entry. What isn't published, or of no company, isn't counted.
 */
export function impressionsOf(
  events: readonly Pick<StatisticEvent, 'listed' | 'at' | 'isSuspect'>[],
  companies: ReadonlyMap<string, readonly string[]>,
): Impressions[] {
  const counts = new Map<string, number>()
  for (const { listed, at, isSuspect } of events) {
    if (isSuspect) continue
    for (const value of new Set(listed))
      if (listedEntry.test(value) && companies.has(value)) {
        const key = `${dayOf(at)} ${value}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
  }
  return [...counts].sort().flatMap(([key, count]) => {
    const [day = '', value = ''] = key.split(' ')
    const [company = ''] = companies.get(value) ?? []
    const dimensions: AddedDimension[] = ['listed', ofCompany(company)]
    return dimensions.map((dimension) => ({ day, eventType: 'Impression' as const, dimension, value, count }))
  })
}
