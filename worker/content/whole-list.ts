import type { Listing } from '../../client/content/listing.ts'

const pageSize = 100

/**
 * The items of a list from its start, for what can only be counted or grouped as a whole. Behind the first, its pages are
 * read at once.
 * @param read Gives one page; asked for a hundred items at a time.
 * @param most Hundreds of items to read at most: what lies further on is left out.
 */
export async function wholeList<Item>(
  read: (query: { page: number; pageSize: number }) => Promise<Listing<Item>>,
  most: number,
): Promise<Item[]> {
  const first = await read({ page: 1, pageSize })
  const further = Array.from({ length: Math.min(first.pageCount, most) - 1 }, (_, index) =>
    read({ page: index + 2, pageSize }),
  )
  return [first, ...(await Promise.all(further))].flatMap(({ items }) => items)
}
