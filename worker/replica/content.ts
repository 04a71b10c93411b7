import type { ContentSource } from '../content/content.ts'
import { replicaArticles } from './content/articles.ts'
import { replicaCompanies } from './content/companies.ts'
import { createDocuments } from './content/documents.ts'
import { replicaEvents } from './content/events.ts'
import { replicaLabels } from './content/labels.ts'
import { replicaLanguages } from './content/languages.ts'
import { replicaMagazines } from './content/magazines.ts'
import { replicaOffers } from './content/offers.ts'
import { replicaPages } from './content/pages.ts'
import { replicaVacancies } from './content/vacancies.ts'

/**
 * Published content from D1, as it was when the backend last told of it.
 * @param clock Milliseconds since 1970, for what opens, closes and expires.
 */
export function replicaContent(db: D1Database, clock: () => number = Date.now): ContentSource {
  const documents = createDocuments(db)
  return {
    ...replicaArticles(documents, clock),
    ...replicaCompanies(documents),
    ...replicaEvents(documents),
    ...replicaLabels(documents, clock),
    ...replicaLanguages(documents, clock),
    ...replicaMagazines(documents),
    ...replicaOffers(documents),
    ...replicaPages(documents),
    ...replicaVacancies(documents, clock),
  }
}
