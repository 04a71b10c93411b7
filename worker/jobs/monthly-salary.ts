import type { Salary, Vacancy } from '../../client/content/vacancy.ts'

/** Hours per week of a full-time job. */
export const fullWeek = 40
const unitsInMonth = { HOUR: (fullWeek * 52) / 12, MONTH: 1, YEAR: 1 / 12 } as const

/** The maximum salary in euros a month for a full week; null if unknown. */
export function mostPerMonth(salary: Salary | null): number | null {
  return perMonth(salary, salary?.max ?? salary?.min ?? null)
}

/** The middle of the range in euros a month for a full week; null if unknown, and for work that isn't paid as a job. */
export function middlePerMonth({
  salary,
  employmentTypes,
}: Pick<Vacancy, 'salary' | 'employmentTypes'>): number | null {
  if (employmentTypes.some((type) => type === 'INTERN' || type === 'VOLUNTEER')) return null
  const bounds = [salary?.min, salary?.max].filter((bound) => bound != null)
  if (bounds.length === 0) return null
  return perMonth(salary, bounds.reduce((sum, bound) => sum + bound, 0) / bounds.length)
}

function perMonth(salary: Salary | null, amount: number | null): number | null {
  if (!salary || amount === null || salary.currency !== 'EUR') return null
  return Math.round(amount * unitsInMonth[salary.unit])
}
