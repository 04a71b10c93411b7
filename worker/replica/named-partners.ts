import type { ReplicatedType } from '../content/replicated-type.ts'
import type { DerivedTable } from './derived-table.ts'
import { listedBy } from './listed-by.ts'
import type { ReadDocument } from './read-document.ts'

/** A company's role in a document that names it. */
type PartnerPart = 'mentioned' | 'organizer' | 'participant' | 'employer' | 'seller'

const deletePartners = 'DELETE FROM document_partners WHERE type = ? AND document_id = ? AND locale = ?'
const insertPartners = `
  INSERT OR REPLACE INTO document_partners
    (partner, locale, type, document_id, role, first_published_at, number, section, kind, ends_at)
  SELECT value ->> 1, ?, ?, ?, value ->> 0, ?, ?, ?, ?, ? FROM json_each(?)`

/** The types whose documents name companies. */
const naming = new Set<string>([
  'content',
  'magazine',
  'event',
  'vacancy',
  'product',
] satisfies ReplicatedType[])

/** The companies that documents name (`document_partners`), by the company's link in the language of the document. */
export const namedPartners: DerivedTable = {
  put(db, { document, read }) {
    const { type, document_id: documentId, locale } = document
    if (!naming.has(type)) return []
    return [
      db.prepare(deletePartners).bind(type, documentId, locale),
      db
        .prepare(insertPartners)
        .bind(locale, type, documentId, ...listedBy(document), JSON.stringify(partnersOf(read))),
    ]
  },

  remove: (db, type, documentId, locale) =>
    naming.has(type) ? [db.prepare(deletePartners).bind(type, documentId, locale)] : [],
}

/** Links of the companies that a document names, each once. */
export function namedPartnersOf(read: ReadDocument): string[] {
  return [...new Set(partnersOf(read).map(([, link]) => link))]
}

function partnersOf({ type, value }: ReadDocument): [part: PartnerPart, link: string][] {
  switch (type) {
    case 'content':
    case 'magazine':
      return value.partners.map(({ link }) => ['mentioned', link])
    case 'event': {
      const { organizer, partners } = value
      const held: [PartnerPart, string][] =
        organizer && 'partner' in organizer ? [['organizer', organizer.partner.link]] : []
      return [...held, ...partners.map(({ link }): [PartnerPart, string] => ['participant', link])]
    }
    case 'vacancy':
      return [['employer', value.vacancy.employer.link]]
    case 'product':
      return value.partner ? [['seller', value.partner.link]] : []
    default:
      return []
  }
}
