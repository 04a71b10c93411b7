import { routes } from '../routes.ts'

/** Names on the specification's list that aren't in the route table. */
const withoutRow = ['kalender-id-slug', 'vacatures-id-slug', '/health']

const excluded: ReadonlySet<string> = new Set([
  ...Object.entries(routes).flatMap(([name, { counts }]) => (counts === 'pageview' ? [] : [name])),
  ...withoutRow,
])

/**
 * Whether navigating to a page doesn't count as a page view.
 * @param name A route's name without its language, or a path outside the route table.
 */
export function isExcludedFromPageViews(name: string): boolean {
  return excluded.has(name)
}
