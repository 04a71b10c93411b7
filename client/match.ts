import { type Route, type RouteName, routes } from './routes.ts'

/** A row of the route table that matches a path. */
export interface RouteMatch {
  name: RouteName
  route: Route
  /** Decoded values of the `:name` segments. */
  params: Record<string, string>
}

interface Pattern {
  name: RouteName
  segments: string[]
}

const patterns = Object.entries(routes).map(
  ([name, route]): Pattern => ({ name: name as RouteName, segments: segmentsOf(route.path) }),
)

/**
 * The first matching row of the route table; used by both worker and browser.
 * @param path Without locale prefix, percent-encoded.
 * @returns null if no row matches or a segment can't be decoded.
 */
export function matchRoute(path: string): RouteMatch | null {
  const segments = segmentsOf(path)
  for (const pattern of patterns) {
    const params = paramsFor(pattern.segments, segments)
    if (params) return { name: pattern.name, route: routes[pattern.name], params }
  }
  return null
}

function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/')
}

function paramsFor(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const given = segments[index] ?? ''
    if (!expected.startsWith(':')) {
      if (expected !== given) return null
      continue
    }
    const value = decode(given)
    if (!value) return null
    params[expected.slice(1)] = value
  }
  return params
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
