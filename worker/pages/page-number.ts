import type { Listing } from '../../client/content/listing.ts'
import { SiteError } from '../errors.ts'

const highestPage = 10_000

/**
 * The page of a list that the address asks for: 1 without `page`.
 * @throws SiteError `NotFoundError` for what is no page number.
 */
export function pageNumber(query: URLSearchParams): number {
  const asked = query.get('page')
  if (asked === null) return 1
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : Number.NaN
  if (!(page <= highestPage)) throw new SiteError('NotFoundError')
  return page
}

/** Value of `page` in an address: the first page has none, so that it has one address. */
export function pageQuery(page: number): { page: number | undefined } {
  return { page: page > 1 ? page : undefined }
}

/** @throws SiteError `NotFoundError` behind the end of a list; an empty list still has its first page. */
export function checkPage<Item>(listing: Listing<Item>): void {
  if (listing.page > Math.max(1, listing.pageCount)) throw new SiteError('NotFoundError')
}
