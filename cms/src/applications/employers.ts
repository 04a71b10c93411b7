import type { Core } from '@strapi/strapi'
import { membersOf } from '../companies/memberships.ts'
import { addressOf } from '../submissions/departments.ts'
import type { VacancyRow } from './vacancies.ts'

/** Who hears of an application at the employer. */
export interface EmployerAddress {
  to: string
  /** Language of the mail. */
  locale: unknown
}

/** More members than this are not told: the page has it for all of them. */
const maxMembers = 20

/**
 * Who hears of applications for a vacancy: the address that it names for them, or else who acts for the company. A company without any is
 * reached by the vacancy's contact person, or by our own desk.
 */
export async function employersOf(strapi: Core.Strapi, vacancy: VacancyRow): Promise<EmployerAddress[]> {
  if (vacancy.applyEmail) return [{ to: vacancy.applyEmail, locale: 'nl' }]
  const members = vacancy.employer ? await membersOf(strapi, vacancy.employer.documentId) : []
  const addresses = members.flatMap(({ user }) =>
    user && !user.blocked ? [{ to: user.email, locale: user.language }] : [],
  )
  if (addresses.length > 0) return addresses.slice(0, maxMembers)
  const other = vacancy.contact?.email ?? (await addressOf(strapi, 'jobs'))
  return other ? [{ to: other, locale: 'nl' }] : []
}
