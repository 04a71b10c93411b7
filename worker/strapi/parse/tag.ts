import * as v from 'valibot'
import type { Tag, TagCount } from '../../../client/content/tag.ts'

export const TagEntry = v.object({
  documentId: v.string(),
  slug: v.string(),
  name: v.string(),
  description: v.nullish(v.string()),
})

const IndexedTag = v.object({
  slug: v.string(),
  name: v.string(),
  initial: v.pipe(v.string(), v.regex(/^[a-z0-9]$/)),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** An entry of type tag. @throws ValiError */
export function tagFrom(entry: unknown): Tag {
  const { documentId, slug, name, description } = v.parse(TagEntry, entry)
  return { documentId, slug, name, description: description || null }
}

const Carrier = v.object({ tags: v.array(v.object({ slug: v.string() })) })

/** Slugs of the tags that an entry carries. @throws ValiError */
export function carriedTagsFrom(entry: unknown): string[] {
  return v.parse(Carrier, entry).tags.map((tag) => tag.slug)
}

/** A row of `/tags/index`. @throws ValiError */
export function tagCountFrom(row: unknown): TagCount {
  return v.parse(IndexedTag, row)
}

const Meant = v.object({ data: v.nullable(v.object({ slug: v.string() })) })

/** The slug of an answer of `/tags/synonym`, or null. @throws ValiError */
export function tagMeantFrom(body: unknown): string | null {
  return v.parse(Meant, body).data?.slug ?? null
}
