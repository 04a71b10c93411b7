import { hourBands, type JobFilters, salarySteps } from '../../../../client/content/job-search.ts'
import type { Locale } from '../../../../client/content/locale.ts'
import type { Place } from '../../../../client/content/place.ts'
import { educations, employmentTypes, remoteModes, type Salary } from '../../../../client/content/vacancy.ts'
import type { TimelessVacancy } from '../../../../worker/strapi/parse/vacancy.ts'
import { madeCategories, madeCities, madeNow } from './made-vacancies.ts'

/** The version of a vacancy shown to readers of a language: theirs, else the Dutch one, else any. */
export function shownTo(all: readonly TimelessVacancy[], locale: Locale, number: number): TimelessVacancy {
  const versions = all.filter(({ vacancy }) => vacancy.number === number)
  const shown =
    versions.find(({ vacancy }) => vacancy.locale === locale) ??
    versions.find(({ vacancy }) => vacancy.locale === 'nl') ??
    versions[0]
  if (!shown) throw new Error(`No vacancy ${number}`)
  return shown
}

/** The expected results of a search, by checking every vacancy. */
export function matching(
  all: readonly TimelessVacancy[],
  filters: JobFilters,
  locale: Locale,
): TimelessVacancy[] {
  const numbers = new Set(all.map(({ vacancy }) => vacancy.number))
  return [...numbers]
    .map((number) => shownTo(all, locale, number))
    .filter((one) => isOpen(one) && hasText(one, filters) && isNear(one, filters))
    .filter((one) => isChosen(one, filters, locale))
}

/** The expected counts for each value of each filter, ignoring the selection in that filter. */
export function counted(all: readonly TimelessVacancy[], filters: JobFilters, locale: Locale) {
  const countsOf = <Value>(
    values: readonly Value[],
    withValue: (value: Value) => Partial<JobFilters>,
  ): { value: Value; count: number }[] =>
    values
      .map((value) => ({
        value,
        count: matching(all, { ...filters, ...withValue(value) }, locale).length,
      }))
      .filter(({ count }) => count > 0)
  const slugs = madeCategories.map((names) => names[locale])
  const anywhere = matching(all, { ...filters, place: '' }, locale)
  const cities = madeCities.map(({ city }) => ({
    value: city,
    count: anywhere.filter(({ vacancy }) => vacancy.cities.includes(city)).length,
  }))
  return {
    facets: {
      educations: countsOf(educations, (value) => ({ educations: [value] })),
      hours: countsOf(hourBands, (value) => ({ hours: [value] })),
      contracts: countsOf(employmentTypes, (value) => ({ contracts: [value] })),
      remote: countsOf(remoteModes, (value) => ({ remote: [value] })),
      salary: countsOf<number>(salarySteps, (value) => ({ salary: value })),
    },
    categories: byValue(countsOf(slugs, (value) => ({ categories: [value] }))),
    cities: byValue(cities.filter(({ count }) => count > 0)),
  }
}

function byValue(counts: readonly { value: string; count: number }[]): Record<string, number> {
  return Object.fromEntries(counts.map(({ value, count }) => [value, count]))
}

function isOpen({ state, vacancy }: TimelessVacancy): boolean {
  return state === 'published' && Date.parse(vacancy.validThrough) > madeNow
}

/** Every term is a prefix of a word of the vacancy; a longer one may also occur inside a word of the title. */
function hasText({ vacancy }: TimelessVacancy, { text }: JobFilters): boolean {
  const terms = plain(text).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return true
  const words = wordsOf(vacancy)
  return terms.every(
    (term) =>
      words.some((word) => word.startsWith(term)) ||
      (term.length >= 4 &&
        plain(vacancy.title)
          .split(' ')
          .some((word) => word.length >= 8 && word.includes(term))),
  )
}

/** Of the vacancies that were searched before: each is, some thirty times for the counts of one search. */
const knownWords = new WeakMap<TimelessVacancy['vacancy'], string[]>()

function wordsOf(vacancy: TimelessVacancy['vacancy']): string[] {
  const words =
    knownWords.get(vacancy) ??
    plain(
      [
        vacancy.title,
        vacancy.employer.name,
        ...vacancy.categories.map(({ name }) => name),
        ...vacancy.locations.map(({ city }) => city),
        vacancy.description.html.replace(/<[^>]+>/g, ' '),
      ].join(' '),
    ).split(/[^\p{L}\p{N}]+/u)
  knownWords.set(vacancy, words)
  return words
}

function plain(value: string): string {
  return value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function isNear({ vacancy }: TimelessVacancy, { place, distance }: JobFilters): boolean {
  const centre = madeCities.find(({ city }) => city === place)
  return !centre || vacancy.locations.some((location) => kilometres(centre, location) <= distance)
}

function isChosen({ vacancy }: TimelessVacancy, filters: JobFilters, locale: Locale): boolean {
  const { categories, educations: levels, hours, contracts, remote, salary } = filters
  const slugs = madeCategories
    .filter((names) => categories.some((slug) => slug === names[locale]))
    .map((names) => names[vacancy.locale])
  return (
    (categories.length === 0 || vacancy.categories.some(({ slug }) => slugs.some((one) => one === slug))) &&
    (levels.length === 0 || (vacancy.education !== null && levels.includes(vacancy.education))) &&
    (hours.length === 0 || hours.some((band) => isWithin(vacancy.hours, band))) &&
    (contracts.length === 0 || vacancy.employmentTypes.some((type) => contracts.includes(type))) &&
    (remote.length === 0 || remote.includes(vacancy.remote)) &&
    (salary === null || monthly(vacancy.salary) >= salary)
  )
}

function isWithin(hours: TimelessVacancy['vacancy']['hours'], band: string): boolean {
  if (!hours) return false
  const [from = 0, to = 0] = band.split('-').map(Number)
  return (hours.min ?? 0) <= to && (hours.max ?? 40) >= from
}

/** Euros a month for a 40-hour week. */
function monthly(salary: Salary | null): number {
  const most = salary?.max ?? salary?.min
  if (!salary || most == null || salary.currency !== 'EUR') return 0
  if (salary.unit === 'HOUR') return Math.round((most * 40 * 52) / 12)
  return Math.round(salary.unit === 'YEAR' ? most / 12 : most)
}

/** Great-circle distance, by the haversine formula. */
export function kilometres(
  from: { latitude: number; longitude: number },
  { position }: Pick<Place, 'position'>,
): number {
  if (!position) return Number.POSITIVE_INFINITY
  const rad = Math.PI / 180
  const a =
    Math.sin(((position.latitude - from.latitude) * rad) / 2) ** 2 +
    Math.cos(from.latitude * rad) *
      Math.cos(position.latitude * rad) *
      Math.sin(((position.longitude - from.longitude) * rad) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(a))
}
