import type { Locale } from './content/locale.ts'
import type { RouteName } from './routes.ts'

/** The name of a route in one language, as used outside this code: `news-id-slug___nl`. */
export type LocalRouteName = `${RouteName}___${Locale}`

/** A route's name with its language. */
export function localRouteName(name: RouteName, locale: Locale): LocalRouteName {
  return `${name}___${locale}`
}
