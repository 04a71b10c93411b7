import type { Core } from '@strapi/strapi'
import type { StoredDate } from './account.ts'

/** Fields that can be requested. */
interface Texts {
  number: number
  slug: string
  link: string
  name: string
  title: string
  startsAt: StoredDate | null
  endsAt: StoredDate | null
  allDay: boolean
  eventStatus: string
  attendance: string
}

/** One version of a document. */
interface Version {
  documentId: string
  locale: string
  publishedAt: StoredDate | null
  /** Only if populated. */
  venue?: { name: string | null; city: string | null } | null
}

/**
 * Each document as a reader would see it: published before draft, the reader's language before Dutch before any other.
 * @returns By document; deleted ones are missing.
 */
export async function textsOf<Field extends keyof Texts>(
  strapi: Core.Strapi,
  uid: string,
  documentIds: (string | undefined)[],
  locale: string,
  fields: readonly Field[],
  populate: string[] = [],
): Promise<Map<string, Version & Pick<Texts, Field>>> {
  const wanted = [...new Set(documentIds.filter(Boolean))]
  if (wanted.length === 0) return new Map()
  const rows = await strapi.db.query(uid).findMany({
    where: { documentId: { $in: wanted } },
    select: ['documentId', 'locale', 'publishedAt', ...fields],
    populate,
  })
  const rank = (row: Version) =>
    (row.publishedAt ? 4 : 0) + (row.locale === locale ? 2 : row.locale === 'nl' ? 1 : 0)
  // The last row of a document stays in the map.
  return new Map(rows.sort((a, b) => rank(a) - rank(b)).map((row) => [row.documentId, row]))
}
