import { type Route, type RouteName, type RouteNameWith, routes } from '../../../client/routes.ts'

type ShownOn<Name extends RouteName> = (typeof routes)[Name]['shows']

/** What has files of addresses, one or more for each kind: the entries that have a page, but for links, which lead away. */
export type SitemapKind = Exclude<ShownOn<RouteNameWith<{ kind: 'entry' }>>, 'link' | null>

const routeByKind = new Map<string, RouteName>(
  Object.entries<Route>(routes)
    .filter(([, { kind, shows }]) => kind === 'entry' && shows !== 'link')
    .map(([name, { shows }]) => [String(shows), name as RouteName]), // The keys of the table are its names.
)

/** Whether a text names a kind. */
export function isSitemapKind(text: string): text is SitemapKind {
  return routeByKind.has(text)
}

/** The route whose pages show a kind. @throws Error where the table has none, which the type rules out. */
export function routeShowing(kind: SitemapKind): RouteName {
  const name = routeByKind.get(kind)
  if (!name) throw new Error(`No route shows a ${kind}`)
  return name
}

/**
 * Places per file. Each document has one place and at most three languages, so a file stays below the protocol's limits
 * of 50,000 addresses and 50 MB, and is read in a few seconds.
 */
export const placesPerFile = 10_000

/** After every end date. */
export const never = '9999'
