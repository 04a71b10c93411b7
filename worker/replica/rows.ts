import * as v from 'valibot'
import type { Locale } from '../../client/content/locale.ts'
import { endOfEvent } from '../strapi/parse/event.ts'
import * as populate from '../strapi/populate.ts'
import { type ReadDocument, readDocument } from './read-document.ts'
import { noLocale, ReplicatedEntry, type ReplicatedType } from './replicated-types.ts'

/**
 * The form of the rows that this code makes. Raise it with each migration that changes what stands in them or in a derived
 * table: the next whole pass then makes all rows anew, also those of documents that have not changed.
 */
export const rowShape = 4

/** One row of table `documents`. */
export interface DocumentRow {
  type: ReplicatedType
  document_id: string
  /** `*` for documents that are the same in every language. */
  locale: Locale | typeof noLocale
  number: number | null
  /** A company's `link`; the documentId where a type has neither. */
  slug: string
  title: string
  section: string | null
  kind: string | null
  first_published_at: string
  updated_at: string
  /** ISO 8601 instants: of an event its beginning and end, of a vacancy its posting and last day, of a magazine its issue. */
  starts_at: string | null
  /** From then on it is over, closed or, for an article, gone; pages that are kept renew when it passes. */
  ends_at: string | null
  shape: number
  entry: string
  card: string
}

/** An entry as the replica keeps it, and as pages read it: what derived tables are made from. */
export interface Rows {
  document: DocumentRow
  /** Slugs of the tags that it carries. */
  tags: string[]
  /** What its editors asked for when they published it: that followers are told, of `topic` alone where it names one. */
  push: { topic: string | null } | null
  read: ReadDocument
}

/** What lists need of a document; the body is most of an entry and lists do not read it. */
const cardKeys: Record<ReplicatedType, readonly string[]> = {
  content: keysOf(populate.articleCard),
  event: keysOf(populate.eventCard),
  magazine: keysOf(populate.magazineCard),
  partner: keysOf(populate.partnerCard),
  product: keysOf(populate.productCard),
  tag: populate.tag.fields,
  category: ['documentId', ...populate.category.fields],
  page: [],
  vacancy: [],
  'campaign-link': [],
}

/**
 * Rows for a published entry.
 * @param entry As the REST API gives it, populated as `replicatedTypes` asks for it.
 * @returns Null where readers may not see it.
 * @throws ValiError when no page could read it: it must not take the place of one that could be read.
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
      kind: known.kind ?? null,
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
