import type { Core } from '@strapi/strapi'
import { dayOf, daysAfter } from '../statistics/dutch-day.ts'

/** What readers did with a vacancy on a day. */
export interface VacancyDay {
  /** Dutch day, such as `2026-12-03`. */
  day: string
  views: number
  /** Each reader once. */
  readers: number
  /** Clicks on a way to apply outside of this site, and applications through it. */
  clicks: number
}

/** Days of a chart at most. */
const shownDays = 60
const applyType = 'Lead'

interface CountRow {
  value: string
  day: string
  event_type: string
  count: number | string
  uniques: number | string
}

/** The views of vacancies since they were posted. @returns By their public numbers; absent without any. */
export async function viewsOf(strapi: Core.Strapi, numbers: readonly number[]): Promise<Map<number, number>> {
  const rows: { value: string; views: number | string }[] = await strapi.db
    .connection('statistic_days')
    .select('value')
    .sum({ views: 'count' })
    .where({ dimension: 'entry', event_type: 'View' })
    .whereIn(
      'value',
      numbers.map((number) => `vacancy/${number}`),
    )
    .groupBy('value')
  return new Map(rows.map(({ value, views }) => [Number(value.split('/')[1]), Number(views)]))
}

/** How many applications vacancies have. @returns By their documentIds; absent without any. */
export async function applicationsOf(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<Map<string, number>> {
  const rows: { vacancy_id: string; applications: number | string }[] = await strapi.db
    .connection('applications')
    .select('vacancy_id')
    .count({ applications: '*' })
    .whereIn('vacancy_id', documentIds)
    .groupBy('vacancy_id')
  return new Map(rows.map(({ vacancy_id, applications }) => [vacancy_id, Number(applications)]))
}

/** The figures of a vacancy for every day since it was posted, at most the last sixty, including days without any. */
export async function figuresOf(
  strapi: Core.Strapi,
  number: number,
  postedAt: string | number | Date | null,
): Promise<VacancyDay[]> {
  if (!postedAt) return []
  const today = dayOf(Date.now())
  const earliest = daysAfter(today, 1 - shownDays)
  const posted = dayOf(new Date(postedAt))
  const from = posted > earliest ? posted : earliest
  const rows: CountRow[] = await strapi.db
    .connection('statistic_days')
    .select('day', 'event_type', 'count', 'uniques')
    .where({ dimension: 'entry', value: `vacancy/${number}` })
    .whereIn('event_type', ['View', applyType])
    .where('day', '>=', from)
  const days: VacancyDay[] = []
  for (let day = from; day <= today; day = daysAfter(day, 1)) {
    const of = (type: string) => rows.find((row) => row.day === day && row.event_type === type)
    const views = of('View')
    days.push({
      day,
      views: Number(views?.count ?? 0),
      readers: Number(views?.uniques ?? 0),
      clicks: Number(of(applyType)?.count ?? 0),
    })
  }
  return days
}
