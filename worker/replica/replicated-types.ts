import * as v from 'valibot'
import { locales } from '../../client/content/locale.ts'
import * as populate from '../strapi/populate.ts'
import type { Query } from '../strapi/query.ts'

/** The content types of which the replica holds every published document. */
export const replicatedTypes = {
  content: { path: '/contents', query: populate.article },
  page: { path: '/pages', query: populate.page },
  tag: { path: '/tags', query: populate.tag },
} as const satisfies Record<string, { path: string; query: Query }>

/** The name of such a type. */
export type ReplicatedType = keyof typeof replicatedTypes

/** Tells whether the replica holds documents of a type. */
export function isReplicated(type: string): type is ReplicatedType {
  return Object.hasOwn(replicatedTypes, type)
}

/** What the replica's columns need of any entry. */
export const ReplicatedEntry = v.looseObject({
  documentId: v.string(),
  locale: v.picklist(locales),
  slug: v.string(),
  title: v.optional(v.string()),
  name: v.optional(v.string()),
  number: v.nullish(v.number()),
  section: v.nullish(v.string()),
  kind: v.nullish(v.string()),
  firstPublishedAt: v.nullish(v.string()),
  updatedAt: v.string(),
  tags: v.optional(v.array(v.object({ slug: v.string() }))),
})
