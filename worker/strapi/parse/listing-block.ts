import * as v from 'valibot'
import { sections } from '../../../client/content/article-card.ts'
import type { ListingBlock, ListingQuery } from '../../../client/content/listing-block.ts'
import { partnerRoles } from '../../../client/content/partner-card.ts'
import { report } from '../../report.ts'

/** Component `blocks.listing`. */
interface ListingComponent {
  title?: string | null
  type: string
  filter?: unknown
  count?: number | null
}

const slug = v.optional(v.pipe(v.string(), v.regex(/^[\w.~-]{1,200}$/)))
const productKinds = ['catalogue', 'subscription', 'vacancy-credit', 'advert', 'magazine'] as const

/** The backend stores filters as JSON without a schema; an unknown key must not widen a list. */
const Query = v.variant('type', [
  v.strictObject({
    type: v.literal('article'),
    section: v.optional(v.picklist(sections)),
    tag: slug,
    partner: slug,
  }),
  v.strictObject({
    type: v.literal('event'),
    when: v.optional(v.picklist(['ahead', 'past'])),
    partner: slug,
  }),
  v.strictObject({ type: v.literal('vacancy'), employer: slug, category: slug }),
  v.strictObject({
    type: v.literal('partner'),
    role: v.optional(v.picklist(partnerRoles)),
    category: slug,
    group: v.optional(v.literal('category')),
  }),
  v.strictObject({ type: v.literal('magazine') }),
  v.strictObject({ type: v.literal('product'), kind: v.optional(v.picklist(productKinds)), partner: slug }),
  v.strictObject({
    type: v.literal('stored-data'),
    about: v.picklist(['people', 'cookies', 'browser', 'purposes']),
  }),
])

const Filter = v.nullish(v.record(v.string(), v.unknown()))

/** A listing block with the editors' query, not filled in yet; null for an unknown filter. */
export function listingFrom({ title, type, filter, count }: ListingComponent): ListingBlock | null {
  const query = queryFrom(type, filter)
  if (!query) {
    report('listing', new TypeError('Unknown filter of a listing block'), { type })
    return null
  }
  return { kind: 'listing', title: title || null, query, count: withinBounds(count ?? 6), listed: null }
}

function queryFrom(type: string, filter: unknown): ListingQuery | null {
  const given = v.safeParse(Filter, filter)
  // Our `article` is `content` in the backend.
  const named = type === 'content' ? 'article' : type
  const query = given.success ? v.safeParse(Query, { ...given.output, type: named }) : null
  return query?.success ? query.output : null
}

/** The backend has the same limits, but still has values from before they were set. */
function withinBounds(count: number): number {
  return Math.min(24, Math.max(1, Math.trunc(count)))
}
