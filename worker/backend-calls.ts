import type { Context } from 'hono'
import type { Applications } from './applications/applications.ts'
import type { CompanyProfiles } from './companies/company-profiles.ts'
import type { AppEnv } from './env.ts'
import type { Issues } from './issues/issues.ts'
import type { JobAlertCalls } from './job-alerts/job-alerts.ts'
import { onFirstCall } from './on-first-call.ts'
import type { Registrations } from './registrations/registrations.ts'
import type { ManagedSubscriptions } from './subscriptions/managed-subscriptions.ts'
import type { Subscriptions } from './subscriptions/subscriptions.ts'
import type { OwnVacancies } from './vacancies/own-vacancies.ts'

// What a request may ask the backend for, beside content and accounts. Few do.

type C = Context<AppEnv>

export function applicationsOf(c: C): Applications {
  return onFirstCall(async () => (await import('./applications/strapi-applications.ts')).applicationsOf(c))
}

export function companyProfilesOf(c: C): CompanyProfiles {
  return onFirstCall(async () =>
    (await import('./companies/strapi-company-profiles.ts')).companyProfilesOf(c),
  )
}

export function issuesOf(c: C): Issues {
  return onFirstCall(async () => (await import('./issues/strapi-issues.ts')).issuesOf(c))
}

export function jobAlertsOf(c: C): JobAlertCalls {
  return onFirstCall(async () => (await import('./job-alerts/open-job-alerts.ts')).jobAlertsOf(c))
}

export function managedSubscriptionsOf(c: C): ManagedSubscriptions {
  return onFirstCall(async () =>
    (await import('./subscriptions/strapi-managed-subscriptions.ts')).managedSubscriptionsOf(c),
  )
}

export function ownVacanciesOf(c: C): OwnVacancies {
  return onFirstCall(async () => (await import('./vacancies/open-own-vacancies.ts')).ownVacanciesOf(c))
}

export function registrationsOf(c: C): Registrations {
  return onFirstCall(async () => (await import('./registrations/strapi-registrations.ts')).registrationsOf(c))
}

export function subscriptionsOf(c: C): Subscriptions {
  return onFirstCall(async () => (await import('./subscriptions/strapi-subscriptions.ts')).subscriptionsOf(c))
}
