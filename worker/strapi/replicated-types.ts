import * as v from 'valibot'
import { type Locale, locales } from '../../client/content/locale.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import * as populate from './populate.ts'
import type { Query } from './query.ts'

/** How the backend is asked for them. */
export const replicatedTypes = {
  content: { path: '/contents', query: populate.article },
  page: { path: '/pages', query: populate.page },
  tag: { path: '/tags', query: populate.tag },
  event: { path: '/events', query: populate.event },
  vacancy: { path: '/vacancies', query: populate.vacancy },
  magazine: { path: '/magazines', query: populate.magazine },
  partner: { path: '/partners', query: populate.partnerProfile },
  product: { path: '/products', query: populate.product },
  category: { path: '/categories', query: populate.category },
  edition: { path: '/editions', query: populate.edition },
  'campaign-link': { path: '/campaign-links', query: populate.campaignLink },
} as const satisfies Record<ReplicatedType, { path: string; query: Query }>

/** The `locale` of documents that are the same in every language. */
export const noLocale = '*'

/** Whether the replica has documents of a type. */
export function isReplicated(type: string): type is ReplicatedType {
  return Object.hasOwn(replicatedTypes, type)
}

/** The languages in which documents of a type are published; `noLocale` if they have none. */
export function localesOf(type: ReplicatedType): readonly (Locale | typeof noLocale)[] {
  return type === 'campaign-link' ? [noLocale] : locales
}

/** The backend query for one of those languages. */
export function queryFor(type: ReplicatedType, locale: string): Query {
  const { query } = replicatedTypes[type]
  return locale === noLocale ? query : { ...query, locale }
}

/** The fields of any entry that the replica's columns need. */
export const ReplicatedEntry = v.looseObject({
  documentId: v.string(),
  locale: v.optional(v.picklist(locales)),
  slug: v.optional(v.string()),
  /** A company's slug. */
  link: v.optional(v.string()),
  title: v.optional(v.string()),
  name: v.optional(v.string()),
  number: v.nullish(v.number()),
  section: v.nullish(v.string()),
  kind: v.nullish(v.string()),
  firstPublishedAt: v.nullish(v.string()),
  updatedAt: v.string(),
  expiresAt: v.nullish(v.string()),
  push: v.nullish(v.boolean()),
  pushTopic: v.nullish(v.string()),
  tags: v.optional(v.array(v.object({ slug: v.string() }))),
})
