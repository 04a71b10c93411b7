import * as v from 'valibot'
import type { Listing } from '../../../client/content/listing.ts'

const Many = v.object({ data: v.array(v.unknown()) })

const Paged = v.object({
  ...Many.entries,
  meta: v.object({
    pagination: v.object({
      page: v.number(),
      pageSize: v.number(),
      pageCount: v.number(),
      total: v.number(),
    }),
  }),
})

/** The parsed entries of a list answer. @throws ValiError */
export function listFrom<Item>(body: unknown, item: (entry: unknown) => Item): Item[] {
  return v.parse(Many, body).data.map(item)
}

/** The first entry of a list answer, or null if it is empty. @throws ValiError */
export function firstFrom<Item>(body: unknown, item: (entry: unknown) => Item): Item | null {
  const [entry] = v.parse(Many, body).data
  return entry === undefined ? null : item(entry)
}

/** A page of a list answer, with its position. @throws ValiError */
export function listingFrom<Item>(body: unknown, item: (entry: unknown) => Item): Listing<Item> {
  const { data, meta } = v.parse(Paged, body)
  return { items: data.map(item), ...meta.pagination }
}
