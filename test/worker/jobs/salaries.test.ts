import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { d1Jobs } from '../../../worker/jobs/d1-jobs.ts'
import { jobsTable } from '../../../worker/jobs/jobs-table.ts'
import { middlePerMonth } from '../../../worker/jobs/monthly-salary.ts'
import { kilometres, shownTo } from './support/by-hand.ts'
import { fillWithMade, madeJobs } from './support/fill-with-made.ts'
import { madeCities, madeNow } from './support/made-vacancies.ts'

const jobs = d1Jobs(env.DB, madeNow)
const numbers = [...new Set(madeJobs.map(({ vacancy }) => vacancy.number))]

beforeAll(fillWithMade)

/** The salaries that count, sorted, by checking every vacancy. */
function paid(dutchSlug: string, city?: string): number[] {
  const centre = madeCities.find((one) => one.city === city)
  return numbers
    .map((number) => shownTo(madeJobs, 'nl', number).vacancy)
    .filter(({ categories, locale }) => {
      const slug = locale === 'en' ? { magazijn: 'warehouse' }[dutchSlug] : dutchSlug
      return categories.some((category) => category.slug === slug)
    })
    .filter(({ locations }) => !centre || locations.some((place) => kilometres(centre, place) <= 30))
    .flatMap((vacancy) => middlePerMonth(vacancy) ?? [])
    .toSorted((one, other) => one - other)
}

/** The value below which a part of the sorted values is, between the two nearest. */
function quantile(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1)
  const below = sorted[Math.floor(at)] ?? Number.NaN
  return Math.round(below + (at % 1) * ((sorted[Math.ceil(at)] ?? below) - below))
}

const spread = (place: string | null, sorted: readonly number[]) => ({
  place,
  count: sorted.length,
  low: quantile(sorted, 0.25),
  middle: quantile(sorted, 0.5),
  high: quantile(sorted, 0.75),
})

describe('what a category pays', () => {
  it('is the median and the middle half, of open and closed vacancies, in the country and near a place', async () => {
    const all = paid('magazijn')
    const near = paid('magazijn', 'Venlo')

    const found = await jobs.salaries({ locale: 'nl', category: 'magazijn', places: ['Venlo'] })

    expect(near.length).toBeGreaterThan(5)
    expect(found).toEqual([spread(null, all), spread('Venlo', near)])
    const english = await jobs.salaries({ locale: 'en', category: 'warehouse', places: ['Venlo'] })
    expect(english).toEqual(found)
  })

  it('is not told of fewer than five vacancies, nor of old ones', async () => {
    const later = d1Jobs(env.DB, madeNow + 400 * 86_400_000)

    expect(
      await jobs.salaries({ locale: 'nl', category: 'magazijn', places: ['Maastricht', 'Nergens'] }),
    ).toHaveLength(1)
    expect(await jobs.salaries({ locale: 'nl', category: 'onbekend', places: ['Venlo'] })).toEqual([])
    expect(await later.salaries({ locale: 'nl', category: 'magazijn', places: ['Venlo'] })).toEqual([])
  })

  it('counts the fifth vacancy, and no longer one that is taken away', async () => {
    const [made] = madeJobs
    if (!made) throw new Error('There are no vacancies')
    const category = [{ slug: 'zeldzaam', name: 'Zeldzaam' }]
    const salary = { min: 3000, max: 3000, currency: 'EUR', unit: 'MONTH' as const }
    const five = [1, 2, 3, 4, 5].map((number) => ({
      ...made,
      vacancy: {
        ...made.vacancy,
        documentId: `zeldzaam-${number}`,
        number: 9000 + number,
        locale: 'nl' as const,
        categories: category,
        employmentTypes: [],
        salary: { ...salary, min: 3000 + number * 100, max: 3000 + number * 100 },
      },
    }))
    const rare = () => jobs.salaries({ locale: 'nl', category: 'zeldzaam', places: [] })
    const remove = (documentId: string) => env.DB.batch(jobsTable.remove(env.DB, 'vacancy', documentId, 'nl'))
    for (const value of five) await env.DB.batch(jobsTable.put(env.DB, { read: { type: 'vacancy', value } }))
    try {
      expect(await rare()).toEqual([{ place: null, count: 5, low: 3200, middle: 3300, high: 3400 }])
      await remove('zeldzaam-5')
      expect(await rare()).toEqual([])
    } finally {
      for (const { vacancy } of five) await remove(vacancy.documentId)
    }
  })
})
