import * as v from 'valibot'
import type { Listing } from '../../client/content/listing.ts'
import { headOf } from '../changes/stream.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import { report } from '../report.ts'
import { listingFrom } from '../strapi/parse/list.ts'
import type { Query } from '../strapi/query.ts'
import { queryFor, replicatedTypes } from '../strapi/replicated-types.ts'
import type { ReadBackend } from './backend.ts'
import { type DocumentRow, type Rows, rowsOf } from './rows.ts'
import { writeFound } from './write.ts'

/** Entries per request to the backend. */
export const pageSize = 50

/** The result of a run. */
export interface Followed {
  written: number
  removed: number
}

/** Enough to know that an entry still exists, even if the rest of it is invalid. */
const Identity = v.object({ documentId: v.string(), updatedAt: v.string() })

/** An entry of the backend's list, with its rows if it has any. */
export interface ReadEntry extends v.InferOutput<typeof Identity> {
  rows: Rows | 'not for readers' | 'unreadable'
}

/** A page of the backend's published entries in one language, uncached. @throws StrapiError, ValiError */
export async function readPage(
  read: ReadBackend,
  type: ReplicatedType,
  locale: string,
  query: Query,
): Promise<Listing<ReadEntry>> {
  const answer = await read(replicatedTypes[type].path, { ...queryFor(type, locale), ...query })
  return listingFrom(answer, (entry) => ({ ...v.parse(Identity, entry), rows: readRows(type, entry) }))
}

/**
 * Writes entries of a page to the replica; an unreadable one keeps its previous rows. Those that somebody else has changed since they were read
 * are read again.
 * @param options.readAt The newest change before they were read.
 * @throws StrapiError, ValiError
 */
export async function writePage(
  db: D1Database,
  read: ReadBackend,
  { type, locale }: Pick<DocumentRow, 'type' | 'locale'>,
  entries: ReadEntry[],
  { readAt, isNews }: { readAt: number; isNews: boolean },
): Promise<Followed> {
  const found = entries.flatMap(({ documentId, rows }) => {
    const ref = { type, documentId, locale }
    if (rows === 'unreadable') return []
    return { ref, rows: rows === 'not for readers' ? null : rows }
  })
  const { written, removed, overtaken } = await writeFound(db, found, { readAt, isNews })
  if (overtaken.length === 0) return { written, removed }
  const again = await followDocuments(
    db,
    read,
    { type, locale },
    overtaken.map(({ documentId }) => documentId),
    isNews,
  )
  return { written: written + again.written, removed: removed + again.removed }
}

/** What following some documents has found. */
interface FollowedDocuments extends Followed {
  /** Documents that the backend has no more in that language, or has not published. */
  absent: string[]
}

/** Reads some documents, at most `pageSize`, and writes them. @throws StrapiError, ValiError */
export async function followDocuments(
  db: D1Database,
  read: ReadBackend,
  { type, locale }: Pick<DocumentRow, 'type' | 'locale'>,
  documentIds: string[],
  isNews: boolean,
): Promise<FollowedDocuments> {
  const readAt = await headOf(db)
  const { items } = await readPage(read, type, locale, {
    filters: { documentId: { $in: documentIds } },
    pagination: { page: 1, pageSize },
  })
  const followed = await writePage(db, read, { type, locale }, items, { readAt, isNews })
  const there = new Set(items.map(({ documentId }) => documentId))
  return { ...followed, absent: documentIds.filter((id) => !there.has(id)) }
}

/** The rows of an entry, if it has any. One invalid entry mustn't stop the others from being followed. */
export function readRows(type: ReplicatedType, entry: unknown): ReadEntry['rows'] {
  try {
    return rowsOf(type, entry) ?? 'not for readers'
  } catch (failure) {
    report('replica', failure, { type })
    return 'unreadable'
  }
}
