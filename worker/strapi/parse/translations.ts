import * as v from 'valibot'
import { type Locale, locales, type Translation } from '../../../client/content/locale.ts'
import { type Params, pathTo } from '../../../client/href.ts'
import type { RouteName } from '../../../client/routes.ts'
import { locale } from './values.ts'

/** A language in which a document exists, and its slug there. */
export interface Language {
  locale: Locale
  slug: string
}

/** The languages of one document, each once, the default language first. */
export function languagesOf(entries: readonly Language[]): Language[] {
  return locales.flatMap((wanted) => {
    const entry = entries.find((candidate) => candidate.locale === wanted)
    return entry ? [{ locale: wanted, slug: entry.slug }] : []
  })
}

/**
 * The addresses of one document, the default language first.
 * @param address Route and parameters for the slug of a language.
 */
export function translationsOf(
  entries: readonly Language[],
  address: (slug: string) => [name: RouteName, params: Params],
): Translation[] {
  return languagesOf(entries).map(({ locale, slug }) => ({ locale, path: pathTo(locale, ...address(slug)) }))
}

const Entry = v.object({ locale, slug: v.optional(v.string()), link: v.optional(v.string()) })

/** An entry's language and slug; a company's slug is its link. @throws ValiError */
export function languageFrom(entry: unknown): Language {
  const { locale, slug, link } = v.parse(Entry, entry)
  return { locale, slug: v.parse(v.string(), slug ?? link) }
}
