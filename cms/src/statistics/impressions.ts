import type { Core } from '@strapi/strapi'
import { uidOf } from '../documents/types.ts'
import type { StatisticEvent } from './batch.ts'
import { dayOf } from './dutch-day.ts'

/** How often an entry was in view in lists on a day. */
interface Impressions {
  /** Dutch day. */
  day: string
  eventType: 'Impression'
  dimension: 'listed'
  /** Such as `vacancy/5001`. */
  value: string
  count: number
}

/** The vacancies among those that events name as listed, such as `vacancy/5001`: what nobody published isn't counted. */
export async function knownVacancies(
  strapi: Core.Strapi,
  events: readonly Pick<StatisticEvent, 'listed'>[],
): Promise<Set<string>> {
  const numbers = new Set<number>()
  for (const { listed } of events)
    for (const value of listed) {
      const [, number] = /^vacancy\/([1-9]\d{0,8})$/.exec(value) ?? []
      if (number) numbers.add(Number(number))
    }
  if (numbers.size === 0) return new Set()
  const rows: { number: number }[] = await strapi.db.query(uidOf('vacancy')).findMany({
    where: { number: { $in: [...numbers] }, publishedAt: { $notNull: true } },
    select: ['number'],
  })
  return new Set(rows.map(({ number }) => `vacancy/${number}`))
}

/**
 * Adds up what events name as listed, in an order that is the same for every batch, so that two of them can't deadlock.
 * @param known Only these are counted.
 */
export function impressionsOf(
  events: readonly Pick<StatisticEvent, 'listed' | 'at' | 'isSuspect'>[],
  known: ReadonlySet<string>,
): Impressions[] {
  const counts = new Map<string, number>()
  for (const { listed, at, isSuspect } of events) {
    if (isSuspect) continue
    for (const value of new Set(listed))
      if (known.has(value)) {
        const key = `${dayOf(at)} ${value}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
  }
  return [...counts].sort().map(([key, count]) => {
    const [day = '', value = ''] = key.split(' ')
    return { day, eventType: 'Impression', dimension: 'listed', value, count }
  })
}
