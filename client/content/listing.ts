/** One page of a longer list. */
export interface Listing<Item> {
  items: Item[]
  /** Counted from 1. */
  page: number
  pageSize: number
  pageCount: number
  total: number
}
