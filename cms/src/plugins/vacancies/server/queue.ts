import type { Core } from '@strapi/strapi'
import type { Waiting } from './waiting.ts'
import { waitingClaims } from './waiting-claims.ts'
import { waitingProfiles } from './waiting-profiles.ts'
import { waitingReports } from './waiting-reports.ts'
import { waitingVacancies } from './waiting-vacancies.ts'

/** Everything that waits for review, oldest first. */
export async function allWaiting(strapi: Core.Strapi): Promise<Waiting[]> {
  const lists = await Promise.all([
    waitingVacancies(strapi),
    waitingClaims(strapi),
    waitingProfiles(strapi),
    waitingReports(strapi),
  ])
  return lists.flat().sort((one, other) => one.submittedAt.localeCompare(other.submittedAt))
}
