import type { Translation } from '../../client/content/locale.ts'
import type { RouteMatch } from '../../client/match.ts'
import { everyLanguage } from './translations.ts'

/**
 * Where the choice of language leads on a page whose path is the same in every language: to what was asked for, by the query
 * keys that its row names. The number of a page does not come along: in another language the list is another one.
 * @param alternates Where search engines are told that the page is.
 * @returns undefined where that is the same, and for pages of one document, whose alternates alone say where it exists.
 */
export function languageLinks(
  { name, route }: RouteMatch,
  query: URLSearchParams,
  alternates: Translation[] = [],
): Translation[] | undefined {
  if (route.path.includes(':')) return undefined
  const carried = route.query.filter((key) => key !== 'page').map((key) => [key, query.getAll(key)])
  const links = everyLanguage(name, {}, Object.fromEntries(carried))
  const isSame = links.every((link) => alternates.some(({ path }) => path === link.path))
  return isSame ? undefined : links
}
