import * as v from 'valibot'
import type { Tag, TagCount } from '../../../client/content/tag.ts'

export const TagEntry = v.object({
  documentId: v.string(),
  slug: v.string(),
  name: v.string(),
  description: v.nullish(v.string()),
})

const CountedTag = v.object({
  slug: v.string(),
  name: v.string(),
  initial: v.pipe(v.string(), v.regex(/^[a-z0-9]$/)),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** Parses a tag entry. @throws ValiError */
export function tagFrom(entry: unknown): Tag {
  const { documentId, slug, name, description } = v.parse(TagEntry, entry)
  return { documentId, slug, name, description: description || null }
}

/** A tag with its number of articles. @throws ValiError */
export function tagCountFrom(row: unknown): TagCount {
  return v.parse(CountedTag, row)
}
