import type { Core } from '@strapi/strapi'
import { toldOfMonth } from '../statistics/company-figures.ts'
import { monthBefore } from '../statistics/company-period.ts'
import { dayOf, daysAfter } from '../statistics/dutch-day.ts'

/** What readers did with a vacancy. How many they were is told by the month alone (`MonthReaders`). */
export interface VacancyCounts {
  /** How often it was in view in a list. */
  impressions: number
  views: number
  /** Clicks on a way to apply outside of this site. */
  clicks: number
  /** Received through this site: those that were deleted since still count. */
  applications: number
}

/** The same on a day. */
export interface VacancyDay extends VacancyCounts {
  /** Dutch day, such as `2026-12-03`. */
  day: string
  /** Views by the source that brought them, where there was one. */
  sources: { source: string; views: number }[]
}

/** Days of a chart at most. */
const shownDays = 60

/** Where counts of vacancies are, and of what: each application is a lead and an application, each click on a way to apply a lead alone. */
const dimensions = ['entry', 'listed']
const countedTypes = ['Impression', 'View', 'Lead', 'Application']

interface CountRow {
  event_type: string
  count: number | string
}

/** The figures of vacancies since they were first posted. @returns By their public numbers; absent without any. */
export async function totalsOf(
  strapi: Core.Strapi,
  numbers: readonly number[],
): Promise<Map<number, VacancyCounts>> {
  const rows: (CountRow & { value: string })[] = await strapi.db
    .connection('statistic_days')
    .select('value', 'event_type')
    .sum({ count: 'count' })
    .whereIn('dimension', dimensions)
    .whereIn('event_type', countedTypes)
    .whereIn('value', numbers.map(entryOf))
    .groupBy('value', 'event_type')
  return new Map(
    numbers.flatMap((number) => {
      const own = rows.filter(({ value }) => value === entryOf(number))
      return own.length > 0 ? [[number, countsFrom(own)]] : []
    }),
  )
}

function entryOf(number: number): string {
  return `vacancy/${number}`
}

/** @param rows At most one for each type of event. */
function countsFrom(rows: readonly CountRow[]): VacancyCounts {
  const countOf = (type: string) => Number(rows.find(({ event_type }) => event_type === type)?.count ?? 0)
  const applications = countOf('Application')
  return {
    impressions: countOf('Impression'),
    views: countOf('View'),
    clicks: Math.max(0, countOf('Lead') - applications),
    applications,
  }
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
  const rows: (CountRow & { day: string })[] = await strapi.db
    .connection('statistic_days')
    .select('day', 'event_type', 'count')
    .whereIn('dimension', dimensions)
    .whereIn('event_type', countedTypes)
    .where({ value: entryOf(number) })
    .where('day', '>=', from)
  const sources = await sourcesByDay(strapi, number, from)
  const days: VacancyDay[] = []
  for (let day = from; day <= today; day = daysAfter(day, 1))
    days.push({
      day,
      ...countsFrom(rows.filter((row) => row.day === day)),
      sources: sources
        .filter((row) => row.day === day)
        .map(({ value, count }) => ({ source: sourceIn(number, value), views: Number(count) })),
    })
  return days
}

/** How many read a vacancy in a calendar month; each reader counts once a day. */
export interface MonthReaders {
  /** Such as `2026-11`. */
  month: string
  /** Null where they were so few that it could be somebody. */
  readers: number | null
}

/** The readers in the last full month, by the rules of the company's figures (decision 061); null if it wasn't open then. */
export async function monthReadersOf(
  strapi: Core.Strapi,
  number: number,
  postedAt: string | number | Date | null,
): Promise<MonthReaders | null> {
  const { from, to } = monthBefore(dayOf(Date.now()))
  const row: { readers?: number | string | null } | undefined = await strapi.db
    .connection('statistic_days')
    .where({ dimension: 'entry', event_type: 'View', value: entryOf(number) })
    .whereBetween('day', [from, to])
    .sum({ readers: 'uniques' })
    .first()
  const readers = Number(row?.readers ?? 0)
  const wasOpen = postedAt !== null && dayOf(new Date(postedAt)) <= to
  return readers > 0 || wasOpen ? { month: from.slice(0, 7), readers: toldOfMonth(readers) } : null
}

/** What named sources brought, on each day from one on. */
function sourcesByDay(
  strapi: Core.Strapi,
  number: number,
  from: string,
): Promise<{ day: string; value: string; count: number | string }[]> {
  return strapi.db
    .connection('statistic_days')
    .select('day', 'value', 'count')
    .where({ dimension: 'vacancy-source', event_type: 'View' })
    .whereLike('value', `${sourcePrefix(number)}%`)
    .where('day', '>=', from)
}

function sourcePrefix(number: number): string {
  return `${entryOf(number)}\n`
}

/** The source in a value of the dimension `vacancy-source`. */
function sourceIn(number: number, value: string): string {
  return value.slice(sourcePrefix(number).length)
}

/** Sources that are named at most. */
const shownSources = 12

/** What brought readers to a vacancy. */
export interface VacancySource {
  /** Of a campaign, or another site; null for everything else, such as our own pages. */
  source: string | null
  views: number
}

/** Where the views of a vacancy come from, most first, since it was first posted. @param views All of them. */
export async function sourcesOf(
  strapi: Core.Strapi,
  number: number,
  views: number,
): Promise<VacancySource[]> {
  const rows: { value: string; views: number | string }[] = await strapi.db
    .connection('statistic_days')
    .select('value')
    .sum({ views: 'count' })
    .where({ dimension: 'vacancy-source', event_type: 'View' })
    .whereLike('value', `${sourcePrefix(number)}%`)
    .groupBy('value')
  const named = rows
    .map((row) => ({ source: sourceIn(number, row.value), views: Number(row.views) }))
    .sort((one, other) => other.views - one.views)
    .slice(0, shownSources)
  const rest = views - named.reduce((sum, one) => sum + one.views, 0)
  return rest > 0 ? [...named, { source: null, views: rest }] : named
}
