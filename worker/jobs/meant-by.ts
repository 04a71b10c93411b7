import type { OtherSearch } from '../../client/content/job-search.ts'
import type { Locale } from '../../client/content/locale.ts'
import { noFilters } from '../../client/pages/jobs/job-filters.ts'
import { type Database, prepared, sql } from '../database/sql.ts'
import { fromJobs } from './narrowing.ts'
import { anywhere, firstThatFinds, furtherAway } from './nearest.ts'
import { asksForJobs } from './place-in-text.ts'
import { readSearch } from './read-search.ts'
import { openFor } from './shown.ts'
import { matchForName } from './words.ts'

/**
 * The vacancies that somebody may mean who searches the whole site: for a role and a place, or for a place beside a word such as `vacatures`.
 * Where there are none, the same further away, or anywhere.
 * @returns Null if the text means no vacancies: news is searched by place as well, so its other words must be what a vacancy is called.
 * @throws Error if D1 doesn't answer.
 */
export async function jobsMeantBy(
  db: Database,
  text: string,
  locale: Locale,
  now: number,
): Promise<OtherSearch | null> {
  const { filters } = await readSearch(db, { ...noFilters, text }, locale, now)
  if (!filters.place) return null
  const isMeant = filters.text ? await isCalledSo(db, filters.text, locale, now) : asksForJobs(text)
  if (!isMeant) return null
  const searches = [filters, ...furtherAway(filters), ...anywhere(filters)]
  return (await firstThatFinds(db, searches, locale, now)) ?? null
}

/** Whether an open vacancy is called so. */
async function isCalledSo(db: Database, text: string, locale: Locale, now: number): Promise<boolean> {
  const from = fromJobs({
    ...{ open: openFor(locale, now), text: matchForName(text) },
    ...{ near: null, categories: null, sets: [] },
  })
  return (await prepared(db, sql`SELECT 1 AS found ${from} LIMIT 1`).first()) !== null
}
