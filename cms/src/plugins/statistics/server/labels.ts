import type { Core } from '@strapi/strapi'
import { labelsOf } from '../../../statistics/labels.ts'
import type { Row } from './reads.ts'

/**
 * Adds titles to rows about an entry, in Dutch if available, and where the panel shows the entry.
 * @returns Null if there is no such entry.
 */
export async function labelled(
  strapi: Core.Strapi,
  rows: Row[],
): Promise<(Row & { label: string | null; edit: string | null })[]> {
  const values = rows.map(({ value }) => value)
  const known = await labelsOf(strapi, values, { isPublic: false })
  return rows.map((row) => {
    const { uid, documentId, label = null } = known.get(row.value) ?? {}
    const edit = uid ? `/content-manager/collection-types/${uid}/${documentId}` : null
    return { ...row, label: label || null, edit }
  })
}
