import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  distances,
  hourBands,
  type JobFilters,
  jobOrders,
  salarySteps,
} from '../../../client/content/job-search.ts'
import { type Locale, locales } from '../../../client/content/locale.ts'
import { educations, employmentTypes, remoteModes } from '../../../client/content/vacancy.ts'
import { noFilters } from '../../../client/pages/jobs/job-filters.ts'
import { d1Jobs } from '../../../worker/jobs/d1-jobs.ts'
import type { FoundJobs } from '../../../worker/jobs/jobs.ts'
import { jobsTable } from '../../../worker/jobs/jobs-table.ts'
import { counted, kilometres, matching, shownTo } from './support/by-hand.ts'
import { fillWithMade, madeJobs } from './support/fill-with-made.ts'
import { madeCategories, madeCities, madeNow, seededRandom } from './support/made-vacancies.ts'

const everything = 1000
const jobs = d1Jobs(env.DB, madeNow)

beforeAll(fillWithMade)

function search(filters: Partial<JobFilters>, locale: Locale = 'nl', page = 1): Promise<FoundJobs> {
  return jobs.search({ ...noFilters, ...filters, locale, page, pageSize: everything })
}

/** Searches of every kind, always the same ones. */
function madeSearches(count: number): { filters: JobFilters; locale: Locale }[] {
  const random = seededRandom(7)
  const some = <Item>(items: readonly Item[], chance: number): Item[] => items.filter(() => random() < chance)
  const maybe = <Item>(items: readonly Item[], chance: number): Item | undefined =>
    random() < chance ? items[Math.floor(random() * items.length)] : undefined
  return Array.from({ length: count }, () => {
    const locale = maybe(locales, 1) ?? 'nl'
    return {
      locale,
      filters: {
        text:
          maybe(
            ['planner', 'heftruck', 'café', 'senior data', 'CHAUFFEUR', 'bedrijf 12', 'venlo', 'ro'],
            0.4,
          ) ?? '',
        place: maybe(madeCities, 0.4)?.city ?? '',
        distance: maybe(distances, 1) ?? 25,
        categories: some(madeCategories, 0.15).map((names) => names[locale]),
        educations: random() < 0.3 ? some(educations, 0.4) : [],
        hours: random() < 0.3 ? some(hourBands, 0.4) : [],
        contracts: random() < 0.3 ? some(employmentTypes, 0.3) : [],
        remote: random() < 0.2 ? some(remoteModes, 0.5) : [],
        salary: maybe(salarySteps, 0.3) ?? null,
        order: maybe(jobOrders, 1) ?? 'relevance',
      },
    }
  })
}

describe.each(madeSearches(60))('$locale, $filters', ({ filters, locale }) => {
  it('finds the same as the reference implementation, with the same counts for every filter', async () => {
    const found = await search(filters, locale)

    const expected = matching(madeJobs, filters, locale)
    expect(found.jobs.items.map((card) => card.number).sort(ascending)).toEqual(
      expected.map(({ vacancy }) => vacancy.number).sort(ascending),
    )
    expect(found.jobs.total).toBe(expected.length)
    const { cities, categories, ...facets } = found.facets
    const byHand = counted(madeJobs, filters, locale)
    expect(facets).toEqual(byHand.facets)
    expect(Object.fromEntries(categories.map(({ slug, count }) => [slug, count]))).toEqual(byHand.categories)
    expect(Object.fromEntries(cities.map(({ name, count }) => [name, count]))).toEqual(byHand.cities)
  })
})

describe('a search with many filters', () => {
  it.each(locales)('works although D1 accepts a hundred values per statement (%s)', async (locale) => {
    const unknown = Array.from({ length: 19 }, (_, index) => `onbekend-${index}`)
    const all: JobFilters = {
      text: 'planner venlo',
      place: 'Venlo',
      distance: 100,
      categories: [madeCategories[1][locale], ...unknown],
      educations: [...educations],
      hours: [...hourBands],
      contracts: [...employmentTypes],
      remote: [...remoteModes],
      salary: 2500,
      order: 'distance',
    }

    const found = await search(all, locale)

    const expected = matching(madeJobs, all, locale)
    expect(found.jobs.total).toBe(expected.length)
  })
})

describe('a place in the text', () => {
  const read = (text: string, locale: Locale = 'nl') => jobs.read({ ...noFilters, text }, locale)

  it('is searched as a place, and offered as text', async () => {
    expect(await read('planner utrecht')).toEqual({
      filters: { ...noFilters, text: 'planner', place: 'Utrecht' },
      other: { ...noFilters, text: '"planner utrecht"' },
    })
    expect(await read('driver near den bosch', 'en')).toMatchObject({
      filters: { text: 'driver', place: "'s-Hertogenbosch" },
    })
    expect((await read('vacatures 5928LX')).filters).toMatchObject({ text: '', place: '5928LX' })
  })

  it('stays text if more vacancies have it as a role or an employer', async () => {
    const [made] = madeJobs
    if (!made) throw new Error('There are no vacancies')
    const vacancy = { ...made.vacancy, documentId: 'winkel', number: 9001, title: 'Medewerker winkel' }
    const validThrough = new Date(madeNow + 86_400_000).toISOString()
    const value = { ...made, state: 'published' as const, vacancy: { ...vacancy, validThrough } }
    await env.DB.batch(jobsTable.put(env.DB, { read: { type: 'vacancy', value } }))
    try {
      expect(await read('medewerker winkel')).toEqual({
        filters: { ...noFilters, text: 'medewerker winkel' },
        other: { ...noFilters, text: 'medewerker', place: 'Winkel' },
      })
    } finally {
      await env.DB.batch(jobsTable.remove(env.DB, 'vacancy', 'winkel', vacancy.locale))
    }
  })

  it.each(['planner', '"planner utrecht"', 'planner nergenshuizen', '***'])(
    "is only seen if it's there: %s",
    async (text) => {
      expect(await read(text)).toEqual({ filters: { ...noFilters, text }, other: null })
    },
  )

  it('gives way to the field for the place', async () => {
    const filters = { ...noFilters, text: 'planner utrecht', place: 'Venlo' }

    expect(await jobs.read(filters, 'nl')).toEqual({ filters, other: null })
  })
})

describe('the order', () => {
  it('is promoted vacancies first, then the newest', async () => {
    const { jobs: found } = await search({})

    const keys = found.items.map((card) => `${card.isPromoted ? 1 : 0} ${card.postedAt}`)
    expect(keys.filter((key) => key.startsWith('1')).length).toBeGreaterThan(3)
    expect(keys).toEqual(keys.toSorted().reverse())
  })

  it('is by date only if requested', async () => {
    const { jobs: found } = await search({ order: 'newest' })

    const dates = found.items.map((card) => card.postedAt)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  it('is by the nearest address, or ignored without a place', async () => {
    const near = await search({ place: 'Tilburg', distance: 100, order: 'distance' })
    const nowhere = await search({ order: 'distance' })

    const tilburg = { latitude: 51.556, longitude: 5.091 }
    const steps = near.jobs.items.map((card) =>
      Math.min(
        ...shownTo(madeJobs, 'nl', card.number).vacancy.locations.map((place) => kilometres(tilburg, place)),
      ),
    )
    expect(steps.length).toBeGreaterThan(20)
    expect(steps).toEqual(steps.toSorted(ascending))
    expect(nowhere.jobs.items[0]?.isPromoted).toBe(true)
  })

  it('ranks a word in the title above one in the text', async () => {
    const { jobs: found } = await search({ text: 'transportplanner' })

    expect(found.items.find((card) => !card.isPromoted)?.title).toMatch(/transportplanner/i)
  })
})

describe('a page', () => {
  it('contains its part of the list, without overlaps', async () => {
    const whole = await jobs.search({ ...noFilters, locale: 'nl', page: 1, pageSize: everything })
    const pages = await Promise.all(
      [1, 2, 3].map((page) => jobs.search({ ...noFilters, locale: 'nl', page, pageSize: 7 })),
    )

    const numbers = pages.flatMap(({ jobs: { items } }) => items.map((card) => card.number))
    expect(numbers).toEqual(whole.jobs.items.slice(0, 21).map((card) => card.number))
  })
})

describe('the time of the request', () => {
  it('decides what is open, without a write', async () => {
    const card = (await search({})).jobs.items[0]
    const closing = Date.parse(card?.validThrough ?? '')

    const before = await d1Jobs(env.DB, closing - 1).search({
      ...noFilters,
      locale: 'nl',
      page: 1,
      pageSize: everything,
    })
    const after = await d1Jobs(env.DB, closing).search({
      ...noFilters,
      locale: 'nl',
      page: 1,
      pageSize: everything,
    })

    expect(before.jobs.items.some(({ number }) => number === card?.number)).toBe(true)
    expect(after.jobs.items.some(({ number }) => number === card?.number)).toBe(false)
  })
})

describe('hostile or meaningless input', () => {
  it.each([
    '"',
    '"" OR title:x',
    'NEAR(a b)',
    'a* -b',
    '*',
    "'; DROP TABLE jobs; --",
    'title : planner',
    '((((',
    '\u202Eplanner',
    '😀😀',
    'é\u0301',
    '\u0000',
    'x'.repeat(10_000),
    'de '.repeat(500),
  ])('is treated as plain text: %.20s', async (text) => {
    const found = await search({ text, place: text })

    expect(found.jobs.total).toBeLessThanOrEqual(madeJobs.length)
    expect(found.near).toMatchObject({ unknown: text })
  })

  it('finds nothing without any words in it', async () => {
    expect((await search({ text: '***' })).jobs.total).toBe(0)
  })
})

describe('similar vacancies', () => {
  it('share categories, other employers first, and exclude the vacancy itself', async () => {
    const original = madeJobs.find(({ vacancy }) => vacancy.locale === 'nl' && vacancy.categories.length > 1)
    const slugs = original?.vacancy.categories.map(({ slug }) => slug) ?? []

    const similar = await jobs.similar(original?.vacancy.number ?? 0, 'nl', 12)

    expect(similar).toHaveLength(12)
    for (const card of similar) {
      expect(card.number).not.toBe(original?.vacancy.number)
      const { vacancy } = shownTo(madeJobs, 'nl', card.number)
      const names = madeCategories
        .filter((names) => slugs.includes(names.nl))
        .map((names) => names[vacancy.locale])
      expect(vacancy.categories.some(({ slug }) => names.some((name) => name === slug))).toBe(true)
    }
  })

  it('are empty for an unknown vacancy', async () => {
    expect(await jobs.similar(999_999, 'nl', 6)).toEqual([])
  })
})

describe('the newest vacancies', () => {
  it.each(locales)('of an employer are counted and listed once each: %s', async (locale) => {
    const expected = matching(madeJobs, noFilters, locale).filter(
      ({ vacancy }) => vacancy.employer.link === 'bedrijf-0',
    )

    const { items, total } = await jobs.newest({ locale, employer: 'bedrijf-0', limit: 100 })

    expect(total).toBe(expected.length)
    expect(items.map((card) => card.number).sort(ascending)).toEqual(
      expected.map(({ vacancy }) => vacancy.number).sort(ascending),
    )
  })

  it('of a category include those in every language', async () => {
    const expected = matching(madeJobs, { ...noFilters, categories: ['warehouse'] }, 'en')

    expect((await jobs.newest({ locale: 'en', category: 'warehouse', limit: 1 })).total).toBe(expected.length)
  })
})

function ascending(one: number, other: number): number {
  return one - other
}
