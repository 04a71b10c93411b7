import type { Random } from '../../../cms/seed/random.ts'

/**
 * Picks pages as readers do: the one in place n is read 1/n times as often as the first (Zipf).
 * @param pages The most popular first.
 */
export function byPopularity(pages: readonly string[], { next }: Random): () => string {
  let total = 0
  const sums = pages.map((_, place) => {
    total += 1 / (place + 1)
    return total
  })
  return () => {
    const drawn = next() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? total) < drawn) low = middle + 1
      else high = middle
    }
    return pages[low] ?? '/'
  }
}

/**
 * Pages in an order of popularity that looks like no order: the front page first, and what is published now well before the archive.
 * @param isArchive Pages that are seldom among the first.
 */
export function ranked(
  pages: readonly string[],
  isArchive: (path: string) => boolean,
  { next }: Random,
): string[] {
  const drawn = pages.map((path) => ({ path, at: path === '/' ? -1 : next() * (isArchive(path) ? 1 : 0.3) }))
  return drawn.toSorted((one, other) => one.at - other.at).map(({ path }) => path)
}
