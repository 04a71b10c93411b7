import * as v from 'valibot'
import type { Listing } from '../../client/content/listing.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import { report } from '../report.ts'
import { listingFrom } from '../strapi/parse/list.ts'
import type { Query } from '../strapi/query.ts'
import { queryFor, replicatedTypes } from '../strapi/replicated-types.ts'
import type { ReadBackend } from './backend.ts'
import { type DocumentRow, type Rows, rowsOf } from './rows.ts'
import { remove, upsert } from './write.ts'

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

/** Writes entries to the replica; an unreadable one keeps its previous rows. */
export async function writePage(
  db: D1Database,
  type: ReplicatedType,
  locale: DocumentRow['locale'],
  entries: ReadEntry[],
  isNews = true,
): Promise<Followed> {
  let removed = 0
  for (const { documentId, rows } of entries)
    if (rows === 'not for readers' && (await remove(db, type, documentId, locale))) removed++
  const written = await upsert(
    db,
    entries.flatMap(({ rows }) => (typeof rows === 'string' ? [] : rows)),
    isNews,
  )
  return { written, removed }
}

/** One invalid entry mustn't stop the others from being followed. */
function readRows(type: ReplicatedType, entry: unknown): ReadEntry['rows'] {
  try {
    return rowsOf(type, entry) ?? 'not for readers'
  } catch (failure) {
    report('replica', failure, { type })
    return 'unreadable'
  }
}
