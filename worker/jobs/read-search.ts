import type { JobFilters, JobReading } from '../../client/content/job-search.ts'
import type { Locale } from '../../client/content/locale.ts'
import { type Database, prepared, type Sql, sql } from '../database/sql.ts'
import { idsNear } from './distance.ts'
import { knownPlaces } from './gazetteer.ts'
import { fromJobs } from './narrowing.ts'
import { asText, splitsOf } from './place-in-text.ts'
import { openFor } from './shown.ts'
import { matchFor, matchForRole } from './words.ts'

/** Counting goes no further: it only has to tell which of two readings finds more. */
const enough = 200

/**
 * Reads a search in which role and place were typed in one field: `magazijnmedewerker utrecht` is a job near Utrecht. If the words of the
 * place are also a role, a category or an employer, the reading that finds more is taken; the other one is offered.
 * @throws Error if D1 doesn't answer.
 */
export async function readSearch(
  db: Database,
  filters: JobFilters,
  locale: Locale,
  now: number,
): Promise<JobReading> {
  const asTyped: JobReading = { filters, other: null }
  if (!filters.text || filters.place) return asTyped
  const splits = splitsOf(filters.text)
  const places = await knownPlaces(db, [...new Set(splits.map(({ place }) => place))])
  const split = splits.find(({ place }) => places.has(place))
  const known = split && places.get(split.place)
  if (!split || !known) return asTyped

  const open = openFor(locale, now)
  const near = idsNear(known.position, filters.distance)
  const [asPlace = 0, asRole = 0] = await counts(db, [
    fromJobs({ open, text: split.text ? matchFor(split.text) : null, near, categories: null, sets: [] }),
    fromJobs({ open, text: matchForRole(split.text, split.place), near: null, categories: null, sets: [] }),
  ])
  const placeReading = { ...filters, text: split.text, place: known.name }
  const isPlace = split.isNamed ? asPlace > 0 || asRole === 0 : asPlace >= asRole
  if (isPlace) return { filters: placeReading, other: { ...filters, text: asText(filters.text) } }
  return { filters, other: placeReading }
}

async function counts(db: Database, froms: readonly Sql[]): Promise<number[]> {
  const answers = await db.batch<{ count: number }>(
    froms.map((from) => prepared(db, sql`SELECT count(*) AS count FROM (SELECT 1 ${from} LIMIT ${enough})`)),
  )
  return answers.map(({ results }) => results[0]?.count ?? 0)
}
