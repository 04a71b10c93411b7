import { locales, type Translation } from '../../client/content/locale.ts'
import { type Params, pathTo, type QueryValues } from '../../client/href.ts'
import type { RouteName } from '../../client/routes.ts'

/** A page that exists in every language at the same address. */
export function everyLanguage(name: RouteName, params: Params = {}, query: QueryValues = {}): Translation[] {
  return locales.map((locale) => ({ locale, path: pathTo(locale, name, params, query) }))
}
