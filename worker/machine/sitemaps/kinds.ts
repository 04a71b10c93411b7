import type { RouteName } from '../../../client/routes.ts'

/** The kinds of sitemap files, one or more files for each, and the route of their pages. */
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

/** The name of a kind. */
export type SitemapKind = keyof typeof sitemapKinds

/** Whether a text names a kind. */
export function isSitemapKind(text: string): text is SitemapKind {
  return Object.hasOwn(sitemapKinds, text)
}

/**
 * Places per file. Each document has one place and at most three languages, so a file stays below the protocol's limits
 * of 50,000 addresses and 50 MB, and is read in a few seconds.
 */
export const placesPerFile = 10_000

/** After every end date. */
export const never = '9999'
