import { defaultLocale, type Locale } from './content/locale.ts'
import { type RouteName, routes } from './routes.ts'

/** Values for the `:name` segments of a path. */
export type Params = Record<string, string | number>

/** Query parameters. Undefined values and empty lists are left out; a list repeats its key. */
export type QueryValues = Record<string, string | number | readonly (string | number)[] | undefined>

/**
 * Site path of a route, with its language prefix.
 * @param params One value for each `:name` of the path; they are percent-encoded.
 * @throws RangeError when a segment has no value.
 */
export function pathTo(
  locale: Locale,
  name: RouteName,
  params: Params = {},
  query: QueryValues = {},
): string {
  const path = routes[name].path.replace(/:(\w+)/g, (_, segment: string) => {
    const value = params[segment]
    if (value === undefined || value === '') throw new RangeError(`${name} needs a value for ${segment}`)
    return encodeURIComponent(value)
  })
  return `${withLocale(locale, path)}${queryText(query)}`
}

/** A query with its question mark, or nothing. */
function queryText(query: QueryValues): string {
  const entries = Object.entries(query)
  // A page has some eighty links, nearly all without a query; search parameters are among the slower objects.
  if (entries.length === 0) return ''
  const search = new URLSearchParams()
  for (const [key, value] of entries) {
    if (value === undefined) continue
    for (const one of [value].flat()) search.append(key, String(one))
  }
  return search.size > 0 ? `?${search}` : ''
}

/** Adds the language prefix to a path that has none. */
export function withLocale(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
