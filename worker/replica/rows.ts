import * as v from 'valibot'
import type { Locale } from '../../client/content/locale.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import { endOfEvent } from '../strapi/parse/event.ts'
import * as populate from '../strapi/populate.ts'
import { noLocale, ReplicatedEntry } from '../strapi/replicated-types.ts'
import { type ReadDocument, readDocument } from './read-document.ts'

/**
 * Version of the rows that this code writes. Raise it with each migration that changes the content of these rows or of
 * a derived table: the next full pass then rewrites all rows, including those of unchanged documents.
 */
export const rowShape = 11

/** One row of table `documents`. */
export interface DocumentRow {
  type: ReplicatedType
  document_id: string
  /** `*` for documents that are the same in every language. */
  locale: Locale | typeof noLocale
  number: number | null
  /** A company's `link`; the documentId if a type has neither. */
  slug: string
  title: string
  section: string | null
  /** Of an article; of an edition, its newsletter. */
  kind: string | null
  first_published_at: string
  updated_at: string
  /** ISO 8601 instants: an event's start and end, a vacancy's posting and last day, a magazine's issue date. */
  starts_at: string | null
  /** From then on it is over, closed or, for an article, expired; cached pages are revalidated when it passes. */
  ends_at: string | null
  shape: number
  entry: string
  card: string
}

/** An entry as the replica stores it and as pages read it, from which derived tables are made. */
export interface Rows {
  document: DocumentRow
  /** Slugs of its tags. */
  tags: string[]
  /** Set if its editors chose to notify followers on publication; only those of `topic` if it names one. */
  push: { topic: string | null } | null
  read: ReadDocument
}

/** The keys that lists need of a document. The body is most of an entry, and lists don't read it. */
const cardKeys: Record<ReplicatedType, readonly string[]> = {
  content: keysOf(populate.articleCard),
  event: keysOf(populate.eventCard),
  magazine: keysOf(populate.magazineCard),
  partner: keysOf(populate.partnerCard),
  product: keysOf(populate.productCard),
  tag: populate.tag.fields,
  category: ['documentId', ...populate.category.fields],
  edition: keysOf(populate.editionCard),
  page: [],
  vacancy: [],
  'campaign-link': [],
}

/**
 * The rows of a published entry.
 * @param entry From the REST API, populated as in `replicatedTypes`.
 * @returns Null if readers may not see it.
 * @throws ValiError if no page could read it: it mustn't replace a readable version.
 */
export function rowsOf(type: ReplicatedType, entry: unknown): Rows | null {
  const read = readDocument(type, entry)
  if (!read) return null
  const known = v.parse(ReplicatedEntry, entry)
  return {
    document: {
      type,
      document_id: known.documentId,
      locale: known.locale ?? noLocale,
      number: known.number ?? null,
      slug: known.slug ?? known.link ?? known.documentId,
      title: known.title ?? known.name ?? known.documentId,
      section: known.section ?? null,
      kind: read.type === 'edition' ? read.value.newsletter : (known.kind ?? null),
      first_published_at: known.firstPublishedAt ?? known.updatedAt,
      updated_at: known.updatedAt,
      ...periodOf(read, known.expiresAt ?? null),
      shape: rowShape,
      entry: JSON.stringify(entry),
      card: JSON.stringify(
        Object.fromEntries(cardKeys[type].flatMap((key) => (key in known ? [[key, known[key]]] : []))),
      ),
    },
    tags: (known.tags ?? []).map((tag) => tag.slug),
    push: known.push ? { topic: known.pushTopic || null } : null,
    read,
  }
}

function periodOf(
  { type, value }: ReadDocument,
  expiresAt: string | null,
): Pick<DocumentRow, 'starts_at' | 'ends_at'> {
  switch (type) {
    case 'content':
      return { starts_at: null, ends_at: expiresAt }
    case 'event':
      return { starts_at: value.startsAt, ends_at: endOfEvent(value) }
    case 'vacancy':
      return { starts_at: value.vacancy.postedAt, ends_at: value.vacancy.validThrough }
    case 'magazine':
      return { starts_at: value.issuedAt, ends_at: null }
    case 'campaign-link':
      return { starts_at: value.activeFrom, ends_at: value.activeTo }
    default:
      return { starts_at: null, ends_at: null }
  }
}

function keysOf({ fields, populate }: { fields: readonly string[]; populate: object }): string[] {
  return [...fields, ...Object.keys(populate)]
}
