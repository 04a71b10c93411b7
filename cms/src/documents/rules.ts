import type { Core, Modules } from '@strapi/strapi'
import { firstPublished } from './first-published.ts'
import { invitations } from './invitations.ts'
import { movedAddresses } from './moved-addresses.ts'
import { numbers } from './numbers.ts'
import { openAccess } from './open-access.ts'
import { publishByItself } from './publish-by-itself.ts'
import { deriveReadingMinutes } from './reading-minutes.ts'
import { redirects } from './redirects.ts'
import { requiredToPublish } from './required-to-publish.ts'
import { tagInitial } from './tag-initial.ts'
import { vacancyDates } from './vacancy-dates.ts'

type Middleware = Modules.Documents.Middleware.Middleware

/**
 * Registers the rules of the house for everything that is written, by editors and by the API alike.
 * The order counts: what fills a field stands before what asks for it.
 */
export function registerRules(strapi: Core.Strapi) {
  const rules = [
    publishByItself(strapi),
    numbers(strapi),
    tagInitial(),
    deriveReadingMinutes(),
    redirects(strapi),
    vacancyDates(strapi),
    firstPublished(strapi),
    requiredToPublish(strapi),
    openAccess(strapi),
    movedAddresses(strapi),
    invitations(strapi),
  ]
  // Strapi's type has the answers of all actions, counts and lists among them; a rule looks at those of calls that write.
  for (const rule of rules) strapi.documents.use(rule as Middleware)
}
