import type { Core, Modules } from '@strapi/strapi'
import { eventPlaces } from './event-places.ts'
import { firstPublished } from './first-published.ts'
import { invitations } from './invitations.ts'
import { memberships } from './memberships.ts'
import { movedAddresses } from './moved-addresses.ts'
import { numbers } from './numbers.ts'
import { oneAccess } from './one-access.ts'
import { profileState } from './profile-state.ts'
import { publishSeparately } from './publish-separately.ts'
import { deriveReadingMinutes } from './reading-minutes.ts'
import { redirects } from './redirects.ts'
import { registeredEvents } from './registered-events.ts'
import { requiredToPublish } from './required-to-publish.ts'
import { tagInitial } from './tag-initial.ts'
import { takesLeads } from './takes-leads.ts'
import { vacancyDates } from './vacancy-dates.ts'
import { vacancyState } from './vacancy-state.ts'
import { vacancyTakenDown } from './vacancy-taken-down.ts'

type Middleware = Modules.Documents.Middleware.Middleware

/**
 * Registers the rules for all writes, by editors and through the API. Order matters: a rule that fills a field comes before one that
 * requires it.
 */
export function registerRules(strapi: Core.Strapi) {
  const rules = [
    publishSeparately(strapi),
    numbers(strapi),
    tagInitial(),
    takesLeads(),
    deriveReadingMinutes(),
    redirects(strapi),
    vacancyState(strapi),
    vacancyTakenDown(strapi),
    profileState(strapi),
    vacancyDates(strapi),
    firstPublished(strapi),
    requiredToPublish(strapi),
    movedAddresses(strapi),
    oneAccess(strapi),
    invitations(strapi),
    memberships(strapi),
    registeredEvents(strapi),
    eventPlaces(strapi),
  ]
  // Strapi's type includes the results of all actions, such as counts and lists; these rules only see calls that write.
  for (const rule of rules) strapi.documents.use(rule as Middleware)
}
