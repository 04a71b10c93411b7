import type { TagCount } from '../../client/content/tag.ts'

/**
 * Tags that occur together with a tag, most frequent first, then by name.
 * @param carried For each article with the tag, the slugs of all its tags.
 * @param index All tags in use.
 */
export function rankRelated(slug: string, carried: string[][], index: TagCount[], limit: number): TagCount[] {
  const together = new Map<string, number>()
  for (const other of carried.flat()) if (other !== slug) together.set(other, (together.get(other) ?? 0) + 1)
  return index
    .filter((tag) => together.has(tag.slug))
    .sort(
      (one, other) =>
        (together.get(other.slug) ?? 0) - (together.get(one.slug) ?? 0) || compare(one.name, other.name),
    )
    .slice(0, limit)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
