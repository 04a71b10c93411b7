import type { Listing } from '../../client/content/listing.ts'

const pageSize = 100

/**
 * The items of a list from its start, for lists that can only be counted or grouped as a whole. After the first page,
 * the others are read in parallel.
 * @param read Reads one page of a hundred items.
 * @param maxPages Maximum number of pages; items beyond them are left out.
 */
export async function wholeList<Item>(
  read: (query: { page: number; pageSize: number }) => Promise<Listing<Item>>,
  maxPages: number,
): Promise<Item[]> {
  const first = await read({ page: 1, pageSize })
  const further = Array.from({ length: Math.min(first.pageCount, maxPages) - 1 }, (_, index) =>
    read({ page: index + 2, pageSize }),
  )
  return [first, ...(await Promise.all(further))].flatMap(({ items }) => items)
}
