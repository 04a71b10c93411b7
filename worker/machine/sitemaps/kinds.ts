import type { RouteName } from '../../../client/routes.ts'

/** Files of addresses, one or more for each kind of document, and the route that its pages have. */
export const sitemapKinds = {
  content: 'news-id-slug',
  event: 'events-slug',
  vacancy: 'jobs-vacature-id-slug',
  magazine: 'magazines-id-slug',
  supplier: 'leveranciers-link',
  employer: 'werkgevers-link',
  product: 'abonnementen-slug',
  page: 'slug',
  tag: 'news-tag-tag',
} as const satisfies Record<string, RouteName>

/** The name of such a kind. */
export type SitemapKind = keyof typeof sitemapKinds

/** Tells whether a text names a kind. */
export function isSitemapKind(text: string): text is SitemapKind {
  return Object.hasOwn(sitemapKinds, text)
}

/**
 * Places in one file. Each document has one place and at most three languages, so a file stays below the 50,000 addresses and
 * the 50 MB that the protocol allows, and is read in a few seconds.
 */
export const placesPerFile = 10_000

/** Later than anything ends. */
export const never = '9999'
