import { type Locale, locales } from '../../client/content/locale.ts'
import type { ReplicatedType } from '../replica/replicated-types.ts'

// Dependency keys: what an answer was made from, and what a change touches. An answer is out of date when a later change touches one of
// its keys, and for no other reason but its time.

/** A list that is narrowed to one value. */
export interface Facet {
  by: 'section' | 'tag' | 'partner' | 'kind'
  /** Slug of a tag, link of a company, or the section or kind itself. */
  value: string
}

/**
 * One document in one language, by what its address names: whoever asked for it in vain depends on the same key.
 * @param locale `*` for types that are the same in every language.
 * @param id Public number or slug.
 */
export function documentKey(type: ReplicatedType, locale: Locale | '*', id: number | string): string {
  return `${type}/${locale}/${id}`
}

/** In which languages a document is published, and under which slugs. @param id Public number, or the slug of any of its languages. */
export function languagesKey(type: ReplicatedType, id: number | string): string {
  return `${type}/languages/${id}`
}

/** A list of documents: all of one type and language, or those of one facet. A narrowed list depends on its own key alone. */
export function listKey(type: ReplicatedType, locale: Locale | '*', facet?: Facet): string {
  return facet ? `list/${type}/${locale}/${facet.by}=${facet.value}` : `list/${type}/${locale}`
}

/** How many articles carry each tag. */
export function tagCountsKey(locale: Locale): string {
  return `tag-counts/${locale}`
}

/** Everything that is published in a language: searches, feeds and files that list it all. */
export function everythingKey(locale: Locale | '*'): string {
  return `everything/${locale}`
}

/** Everything that is published, in whatever language. */
export const everythingKeys = ([...locales, '*'] as const).map(everythingKey)
