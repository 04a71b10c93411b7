import { distances, type JobFilters, type OtherSearch } from '../../client/content/job-search.ts'
import type { Locale } from '../../client/content/locale.ts'
import { isNarrowed, noFilters, queryOf } from '../../client/pages/jobs/job-filters.ts'
import { type Database, prepared, sql } from '../database/sql.ts'
import { type CategoryRow, readCategories } from './categories.ts'
import { fold } from './fold.ts'
import { rowsOfSearches } from './rows-of-searches.ts'

const maxSearches = 5

/** In shorter words of a category's name, the start of a typed word says little. */
const minNameLength = 5

/** Lists of values, of which a vacancy must have one. */
const lists = ['categories', 'educations', 'hours', 'contracts', 'remote'] as const

/**
 * For a search that found nothing: searches that find something. First the same work further away, then the trade that its words name, then the
 * same work anywhere, then each of the other filters left out, and at last the place or the words alone.
 * @throws Error if D1 doesn't answer.
 */
export async function nearestSearches(
  db: Database,
  filters: JobFilters,
  locale: Locale,
  now: number,
): Promise<OtherSearch[]> {
  const trades = await tradesIn(db, filters, locale)
  const [wider, others] = await Promise.all([
    firstThatFinds(db, furtherAway(filters), locale, now),
    counted(
      db,
      different([
        ...trades,
        ...anywhere(filters),
        ...trades.flatMap(anywhere),
        ...withoutOne(filters),
        ...oneAlone(filters),
      ]),
      locale,
      now,
    ),
  ])
  const [country] = anywhere(filters)
  // Anywhere there may be no more than nearby.
  const isMore = ({ filters: other, count }: OtherSearch) =>
    count > 0 && !(isSame(other, country) && count === wider?.count)
  const found = [...(wider ? [wider] : []), ...others.filter(isMore)]
  return found.slice(0, maxSearches)
}

/** The narrowest of searches, each wider than the one before, that finds something. @throws Error if D1 doesn't answer. */
export async function firstThatFinds(
  db: Database,
  searches: readonly JobFilters[],
  locale: Locale,
  now: number,
): Promise<OtherSearch | undefined> {
  return (await counted(db, searches, locale, now)).find(({ count }) => count > 0)
}

/** The same search at each greater distance. */
export function furtherAway(filters: JobFilters): JobFilters[] {
  if (!filters.place) return []
  return distances
    .filter((distance) => distance > filters.distance)
    .map((distance) => ({ ...filters, distance }))
}

/** The same search in the whole country, unless nothing else narrows it. */
export function anywhere(filters: JobFilters): JobFilters[] {
  const search = { ...filters, place: '', distance: noFilters.distance }
  return filters.place && isNarrowed(search) ? [search] : []
}

async function counted(
  db: Database,
  searches: readonly JobFilters[],
  locale: Locale,
  now: number,
): Promise<OtherSearch[]> {
  if (searches.length === 0) return []
  const rowsOf = await rowsOfSearches(db, searches, now)
  const answers = await db.batch<{ count: number }>(
    searches.map((filters) => prepared(db, sql`SELECT count(*) AS count ${rowsOf(filters, locale)}`)),
  )
  return searches.map((filters, index) => ({ filters, count: answers[index]?.results[0]?.count ?? 0 }))
}

/** The search without one of its filters, for each but the place. */
function withoutOne(filters: JobFilters): JobFilters[] {
  const shorter = [
    ...(filters.text ? [{ ...filters, text: '' }] : []),
    ...lists.filter((key) => filters[key].length > 0).map((key) => ({ ...filters, [key]: [] })),
    ...(filters.salary === null ? [] : [{ ...filters, salary: null }]),
  ]
  return shorter.filter(isNarrowed)
}

/** The place alone, and the words alone. */
function oneAlone({ text, place, distance }: JobFilters): JobFilters[] {
  return [
    { ...noFilters, place, distance },
    { ...noFilters, text },
  ].filter(isNarrowed)
}

function different(searches: readonly JobFilters[]): JobFilters[] {
  return searches.filter((search, index) => searches.findIndex((other) => isSame(other, search)) === index)
}

function isSame(one: JobFilters, other: JobFilters | undefined): boolean {
  return other !== undefined && JSON.stringify(queryOf(one)) === JSON.stringify(queryOf(other))
}

/** The search by a category instead of words that begin like its name: `magazijnmedewerker` works in `Magazijn`. */
async function tradesIn(db: Database, filters: JobFilters, locale: Locale): Promise<JobFilters[]> {
  if (!filters.text || filters.categories.length > 0) return []
  const typed = fold(filters.text).split(' ')
  const { results } = await prepared(db, readCategories).all<CategoryRow>()
  const named = results.filter(
    (row) => row.locale === locale && fold(row.title).split(' ').some(begins(typed)),
  )
  return named.map(({ slug }) => ({ ...filters, text: '', categories: [slug] }))
}

function begins(typed: readonly string[]): (name: string) => boolean {
  return (name) => name.length >= minNameLength && typed.some((word) => word.startsWith(name))
}
