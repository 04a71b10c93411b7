import type { ContentLists } from '../content/content.ts'
import type { Database } from '../database/sql.ts'
import { type DocumentPlace, documentTypes, type SingleType } from '../strapi/documents.ts'
import { replicaArticles } from './content/articles.ts'
import { replicaCompanies } from './content/companies.ts'
import { createDocuments } from './content/documents.ts'
import { replicaEditions } from './content/editions.ts'
import { replicaEvents } from './content/events.ts'
import { replicaLabels } from './content/labels.ts'
import { replicaLanguages } from './content/languages.ts'
import { replicaMagazines } from './content/magazines.ts'
import { replicaOffers } from './content/offers.ts'
import { replicaPages } from './content/pages.ts'

/** A published document as the replica last received it; null if there is none. */
export async function replicaDocument<Type extends SingleType>(
  db: Database,
  { type, locale, id }: DocumentPlace<Type>,
) {
  const { by, parse } = documentTypes[type]
  const found = await createDocuments(db).find(type, { by, id, locale }, parse)
  return found?.(Date.now()) ?? null
}

/**
 * Lists of published content, from D1.
 * @param clock Milliseconds since 1970, for expiry.
 */
export function replicaLists(db: Database, clock: () => number = Date.now): ContentLists {
  const documents = createDocuments(db)
  return {
    ...replicaArticles(documents, clock),
    ...replicaCompanies(documents),
    ...replicaEditions(documents),
    ...replicaEvents(documents),
    ...replicaLabels(documents, clock),
    ...replicaLanguages(documents, clock),
    ...replicaMagazines(documents),
    ...replicaOffers(documents),
    ...replicaPages(documents),
  }
}
