import type { StoredDate } from '../account/account.ts'

interface Version {
  locale: string
  publishedAt: StoredDate | null
}

/** Of the versions of a document the one that a reader would see: published before draft, in their language before Dutch. */
export function bestVersion<Row extends Version>(rows: readonly Row[], language: string): Row | null {
  const rank = ({ publishedAt, locale }: Row) =>
    (publishedAt ? 4 : 0) + (locale === language ? 2 : locale === 'nl' ? 1 : 0)
  return rows.toSorted((one, other) => rank(other) - rank(one))[0] ?? null
}
