import type { UsualPay } from '../../client/content/usual-pay.ts'
import type { Vacancy } from '../../client/content/vacancy.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { middlePerMonth } from '../jobs/monthly-salary.ts'

/**
 * What vacancies like this one pay: those of its first category near its first place, or in the whole country.
 * @returns Null if too few say what they pay.
 * @throws SiteError `UnavailableError` if D1 doesn't answer.
 */
export async function usualPay(jobs: Jobs, vacancy: Vacancy): Promise<UsualPay | null> {
  const [category] = vacancy.categories
  if (!category) return null
  const { locale, cities } = vacancy
  const insights = await jobs.salaries({ locale, category: category.slug, places: cities.slice(0, 1) })
  // The place comes after the whole country.
  const insight = insights.at(-1)
  return insight ? { insight, category: category.name, standing: standingOf(vacancy, insight) } : null
}

function standingOf(vacancy: Vacancy, { low, high }: UsualPay['insight']): UsualPay['standing'] {
  const salary = middlePerMonth(vacancy)
  if (salary === null) return null
  if (salary < low) return 'below'
  return salary > high ? 'above' : 'around'
}
