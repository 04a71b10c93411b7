import { routes } from '../routes.ts'

/** Names on the specification's list that no row of the route table bears. */
const withoutRow = ['kalender-id-slug', 'vacatures-id-slug', '/health']

const excluded: ReadonlySet<string> = new Set([
  ...Object.entries(routes).flatMap(([name, { counts }]) => (counts === 'pageview' ? [] : [name])),
  ...withoutRow,
])

/**
 * Tells whether moving to a page is no page view.
 * @param name A route's name without its language, or a path that is no route's.
 */
export function isExcludedFromPageViews(name: string): boolean {
  return excluded.has(name)
}
