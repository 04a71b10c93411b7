import * as v from 'valibot'
import { articleFrom } from '../strapi/parse/article.ts'
import { pageFrom } from '../strapi/parse/page.ts'
import { tagFrom } from '../strapi/parse/tag.ts'
import { articleCard } from '../strapi/populate.ts'
import { ReplicatedEntry, type ReplicatedType } from './replicated-types.ts'

/** One row of table `documents`. */
export interface DocumentRow {
  type: ReplicatedType
  document_id: string
  locale: string
  number: number | null
  slug: string
  title: string
  section: string | null
  kind: string | null
  first_published_at: string
  updated_at: string
  entry: string
  card: string
}

/** An entry as the replica keeps it. */
export interface Rows {
  document: DocumentRow
  /** Slugs of the tags that it carries. */
  tags: string[]
}

/** What lists need of an article; the body is most of an entry and lists do not read it. */
const cardKeys = [...articleCard.fields, 'hero', 'sponsored', 'name', 'description'] as const

/** What reads an entry of each type when a page asks for it. */
const readers: Record<ReplicatedType, (entry: unknown) => unknown> = {
  content: articleFrom,
  page: pageFrom,
  tag: tagFrom,
}

/**
 * Rows for a published entry.
 * @param entry As the REST API gives it, populated as `replicatedTypes` asks for it.
 * @throws ValiError when no page could read it: it must not take the place of one that could be read.
 */
export function rowsOf(type: ReplicatedType, entry: unknown): Rows {
  readers[type](entry)
  const known = v.parse(ReplicatedEntry, entry)
  return {
    document: {
      type,
      document_id: known.documentId,
      locale: known.locale,
      number: known.number ?? null,
      slug: known.slug,
      title: known.title ?? known.name ?? known.slug,
      section: known.section ?? null,
      kind: known.kind ?? null,
      first_published_at: known.firstPublishedAt ?? known.updatedAt,
      updated_at: known.updatedAt,
      entry: JSON.stringify(entry),
      card: JSON.stringify(
        Object.fromEntries(cardKeys.flatMap((key) => (key in known ? [[key, known[key]]] : []))),
      ),
    },
    tags: type === 'content' ? (known.tags ?? []).map((tag) => tag.slug) : [],
  }
}
