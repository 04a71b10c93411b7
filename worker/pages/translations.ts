import { locales, type Translation } from '../../client/content/locale.ts'
import { type Params, pathTo } from '../../client/href.ts'
import type { RouteName } from '../../client/routes.ts'

/** A page that exists in every language under the same address. */
export function everyLanguage(
  name: RouteName,
  params: Params = {},
  query: Record<string, string | number | undefined> = {},
): Translation[] {
  return locales.map((locale) => ({ locale, path: pathTo(locale, name, params, query) }))
}
