import type { Translation } from '../../client/content/locale.ts'
import type { RouteMatch } from '../../client/match.ts'
import { settingsOf } from '../page-settings.ts'
import { everyLanguage } from './translations.ts'

/**
 * The targets of the language menu on a page with the same path in every language: the same request, with the query
 * keys that count for it. The page number is dropped, because another language's list differs.
 * @param alternates The page's alternates for search engines.
 * @returns undefined if these are the same, and for pages of one document, whose alternates alone say where it exists.
 */
export function languageLinks(
  { name, route }: RouteMatch,
  query: URLSearchParams,
  alternates: Translation[] = [],
): Translation[] | undefined {
  if (route.path.includes(':')) return undefined
  const carried = settingsOf(name)
    .query.filter((key) => key !== 'page')
    .map((key) => [key, query.getAll(key)])
  const links = everyLanguage(name, {}, Object.fromEntries(carried))
  const isSame = links.every((link) => alternates.some(({ path }) => path === link.path))
  return isSame ? undefined : links
}
