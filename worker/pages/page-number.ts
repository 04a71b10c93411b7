import type { Listing } from '../../client/content/listing.ts'
import { SiteError } from '../errors.ts'

const highestPage = 10_000

/**
 * The requested page of a list: 1 without `page`.
 * @throws SiteError `NotFoundError` for an invalid page number.
 */
export function pageNumber(query: URLSearchParams): number {
  const asked = query.get('page')
  if (asked === null) return 1
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : Number.NaN
  if (!(page <= highestPage)) throw new SiteError('NotFoundError')
  return page
}

/** Value of `page` in an address: absent for the first page, so that it has a single address. */
export function pageQuery(page: number): { page: number | undefined } {
  return { page: page > 1 ? page : undefined }
}

/** @throws SiteError `NotFoundError` beyond the end of a list; an empty list still has its first page. */
export function checkPage<Item>(listing: Listing<Item>): void {
  if (listing.page > Math.max(1, listing.pageCount)) throw new SiteError('NotFoundError')
}
