import type { ContentSource } from '../content/content.ts'
import { strapiArticles } from './content/articles.ts'
import { strapiCompanies } from './content/companies.ts'
import { strapiEvents } from './content/events.ts'
import { strapiLabels } from './content/labels.ts'
import { strapiLanguages } from './content/languages.ts'
import { strapiMagazines } from './content/magazines.ts'
import { strapiOffers } from './content/offers.ts'
import { strapiPages } from './content/pages.ts'
import { strapiVacancies } from './content/vacancies.ts'
import type { SharedReads } from './shared-reads.ts'

/**
 * Published content from Strapi's REST API.
 * Every method throws StrapiError when neither Strapi nor a kept copy answers.
 * @param clock Milliseconds since 1970, for what opens, closes and expires.
 */
export function strapiContent(reads: SharedReads, clock: () => number = Date.now): ContentSource {
  return {
    ...strapiArticles(reads, clock),
    ...strapiCompanies(reads),
    ...strapiEvents(reads),
    ...strapiLabels(reads, clock),
    ...strapiLanguages(reads, clock),
    ...strapiMagazines(reads),
    ...strapiOffers(reads),
    ...strapiPages(reads),
    ...strapiVacancies(reads, clock),
  }
}
