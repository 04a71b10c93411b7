import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { ofCompany } from './added-dimensions.ts'
import { type CompanyPeriod, daysIn } from './company-period.ts'
import { daysAfter } from './dutch-day.ts'
import { labelsOf } from './labels.ts'
import { allViews, viewTypes } from './view-types.ts'

/** What readers did with what belongs to a company. */
export interface CompanyCounts {
  /** How often it was in view in a list. */
  impressions: number
  views: number
  /** On a link that leads away: of a campaign, to the company's site, or to a way to apply. */
  clicks: number
  /** Requests by a form of the site. */
  leads: number
  /** For vacancies, through the site. */
  applications: number
}

/** With readers: each once a day. Null where saying it would be about single people, or no whole month. */
interface ReadCounts extends CompanyCounts {
  readers: number | null
}

/** The figures of one entry. */
interface CompanyEntry extends ReadCounts {
  /** Such as `content/123`. */
  entry: string
  /** Null for what isn't on the site any more. */
  title: string | null
  path: string | null
  /** Whether the company paid for it: an article that it sponsors, or a campaign link. */
  isPaid: boolean
  viewsBefore: number
  clicksBefore: number
}

/** The figures of a company in a period. */
export interface CompanyFigures {
  period: CompanyPeriod
  totals: ReadCounts
  before: ReadCounts
  /** What `course` counts by. */
  unit: 'day' | 'month'
  /** Each day or month of the period, also those without anything. */
  course: ({ at: string } & CompanyCounts)[]
  /** Most viewed first. */
  entries: CompanyEntry[]
}

/** Fewer readers than this aren't told apart: a number could be somebody. */
const fewestReaders = 5
/** Longer periods are shown by months. */
const mostDays = 92
const countedTypes = [...viewTypes, 'Impression', 'Marketing', 'Lead', 'Application']

interface Sums {
  event_type: string
  count: number | string
}

/** The figures of a company, from the counts of days that the editors' statistics are made of. Suspect events are in none of them. */
export async function companyFigures(
  strapi: Core.Strapi,
  company: string,
  period: CompanyPeriod,
): Promise<CompanyFigures> {
  const { connection } = strapi.db
  const [rows, points, readers] = await Promise.all([
    entrySums(connection, company, period),
    courseSums(connection, company, period),
    readersIn(connection, company, period),
  ])
  const entries = await entriesOf(strapi, company, rows, period)
  const all = entries.map(({ before, ...counts }) => ({ before, counts }))
  return {
    period,
    totals: { ...sum(all.map(({ counts }) => counts)), readers: told(readers.now, period) },
    before: { ...sum(all.map(({ before }) => before)), readers: told(readers.before, period) },
    ...courseOf(points, period),
    entries: entries
      .filter((entry) => Object.values(countsOnly(entry)).some((count) => count > 0))
      .map(({ before, ...entry }) => ({ ...entry, viewsBefore: before.views, clicksBefore: before.clicks }))
      .sort(
        (one, other) =>
          other.views - one.views || other.impressions - one.impressions || other.clicks - one.clicks,
      ),
  }
}

/** The companies of which anything was counted in a period. @returns documentIds. */
export async function countedCompanies(strapi: Core.Strapi, from: string, to: string): Promise<string[]> {
  const dimensions: string[] = await strapi.db
    .connection('statistic_days')
    .distinct('dimension')
    .whereBetween('day', [from, to])
    .whereLike('dimension', ofCompany('%'))
    .pluck('dimension')
  return dimensions.map((dimension) => dimension.slice(ofCompany('').length)).sort()
}

type EntryRow = Sums & { value: string; readers: number | string; before: number | string }

/** By entry and type, in the period and in the one before. */
function entrySums(connection: Knex, company: string, period: CompanyPeriod): Promise<EntryRow[]> {
  const since = (column: string, alias: string) =>
    connection.raw('sum(case when day >= ? then ?? else 0 end) as ??', [period.from, column, alias])
  return connection('statistic_days')
    .select('value', 'event_type', since('count', 'count'), since('uniques', 'readers'))
    .select(
      connection.raw('sum(case when day <= ? then ?? else 0 end) as ??', [
        period.beforeTo,
        'count',
        'before',
      ]),
    )
    .where({ dimension: ofCompany(company) })
    .whereIn('event_type', countedTypes)
    .whereBetween('day', [period.beforeFrom, period.to])
    .groupBy('value', 'event_type')
}

type CourseRow = Sums & { day: string; vacancy: number | string }

/** By day and type; leads of vacancies, which are ways to apply, by themselves. */
function courseSums(connection: Knex, company: string, { from, to }: CompanyPeriod): Promise<CourseRow[]> {
  const ofVacancy = connection.raw(`case when value like 'vacancy/%' then 1 else 0 end`)
  return connection('statistic_days')
    .select('day', 'event_type', connection.raw('? as vacancy', [ofVacancy]))
    .sum({ count: 'count' })
    .where({ dimension: ofCompany(company) })
    .whereIn('event_type', countedTypes)
    .whereBetween('day', [from, to])
    .groupBy('day', 'event_type', ofVacancy)
}

/** The readers of all pages of a company: somebody who read two is one. */
async function readersIn(connection: Knex, company: string, { beforeFrom, from, to }: CompanyPeriod) {
  const rows: { day: string; uniques: number }[] = await connection('statistic_days')
    .select('day', 'uniques')
    .where({ dimension: 'partner', event_type: allViews, value: ofCompany(company) })
    .whereBetween('day', [beforeFrom, to])
  const readersOf = (days: typeof rows) => days.reduce((all, { uniques }) => all + Number(uniques), 0)
  return {
    now: readersOf(rows.filter(({ day }) => day >= from)),
    before: readersOf(rows.filter(({ day }) => day < from)),
  }
}

function told(readers: number, { isWholeMonths }: CompanyPeriod): number | null {
  return isWholeMonths ? toldOfMonth(readers) : null
}

/** How many readers a full month had; null where they were so few that it could be somebody. */
export function toldOfMonth(readers: number): number | null {
  return readers === 0 || readers >= fewestReaders ? readers : null
}

async function entriesOf(
  strapi: Core.Strapi,
  company: string,
  rows: readonly EntryRow[],
  period: CompanyPeriod,
): Promise<(Omit<CompanyEntry, 'viewsBefore' | 'clicksBefore'> & { before: CompanyCounts })[]> {
  const values = [...new Set(rows.map(({ value }) => value))]
  const [labels, sponsored] = await Promise.all([
    labelsOf(strapi, values, { isPublic: true }),
    sponsoredBy(strapi, company),
  ])
  return values.map((entry) => {
    const own = rows.filter(({ value }) => value === entry)
    const isVacancy = entry.startsWith('vacancy/')
    const { label = null, path = null } = labels.get(entry) ?? {}
    const readers = own
      .filter(({ event_type }) => viewTypes.includes(event_type))
      .reduce((all, row) => all + Number(row.readers), 0)
    return {
      entry,
      title: label || null,
      path,
      isPaid: entry.startsWith('link/') || sponsored.has(entry),
      ...countsFrom(own, isVacancy),
      readers: told(readers, period),
      before: countsFrom(
        own.map(({ event_type, before }) => ({ event_type, count: before })),
        isVacancy,
      ),
    }
  })
}

/** The published articles that a company sponsors, such as `content/123`. */
async function sponsoredBy(strapi: Core.Strapi, company: string): Promise<Set<string>> {
  const articles: { number: number }[] = await strapi.db.query('api::content.content').findMany({
    where: { publishedAt: { $notNull: true }, sponsored: { partner: { documentId: company } } },
    select: ['number'],
  })
  return new Set(articles.map(({ number }) => `content/${number}`))
}

/** An application is a lead as well; the other leads of a vacancy are clicks on a way to apply. */
function countsFrom(rows: readonly Sums[], isVacancy: boolean): CompanyCounts {
  const countOf = (...types: string[]) =>
    rows.reduce((all, { event_type, count }) => (types.includes(event_type) ? all + Number(count) : all), 0)
  const [leads, applications] = [countOf('Lead'), countOf('Application')]
  return {
    impressions: countOf('Impression'),
    views: countOf(...viewTypes),
    clicks: countOf('Marketing') + (isVacancy ? Math.max(0, leads - applications) : 0),
    leads: isVacancy ? 0 : leads,
    applications,
  }
}

function courseOf(
  rows: readonly CourseRow[],
  { from, to }: CompanyPeriod,
): Pick<CompanyFigures, 'unit' | 'course'> {
  const unit = daysIn(from, to) > mostDays ? 'month' : 'day'
  const placeOf = (day: string) => (unit === 'month' ? day.slice(0, 7) : day)
  const places = new Set<string>()
  for (let day = from; day <= to; day = daysAfter(day, 1)) places.add(placeOf(day))
  const course = [...places].map((at) => {
    const own = rows.filter(({ day }) => placeOf(day) === at)
    const [ofVacancies, others] = [own.filter(isOfVacancy), own.filter((row) => !isOfVacancy(row))]
    return { at, ...sum([countsFrom(ofVacancies, true), countsFrom(others, false)]) }
  })
  return { unit, course }
}

function isOfVacancy({ vacancy }: CourseRow): boolean {
  return Number(vacancy) === 1
}

function countsOnly({ impressions, views, clicks, leads, applications }: CompanyCounts): CompanyCounts {
  return { impressions, views, clicks, leads, applications }
}

function sum(counts: readonly CompanyCounts[]): CompanyCounts {
  const none: CompanyCounts = { impressions: 0, views: 0, clicks: 0, leads: 0, applications: 0 }
  return counts.reduce(
    (all, one) => ({
      impressions: all.impressions + one.impressions,
      views: all.views + one.views,
      clicks: all.clicks + one.clicks,
      leads: all.leads + one.leads,
      applications: all.applications + one.applications,
    }),
    none,
  )
}
