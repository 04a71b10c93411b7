import { type Locale, locales } from '../../client/content/locale.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'

// Dependency keys: what an answer depends on, and what a change touches. An answer is out of date if a later change
// touches one of its keys, or because of its age.

/** A list filtered by one value. */
export interface Facet {
  by: 'section' | 'tag' | 'partner' | 'kind'
  /** Slug of a tag, link of a company, or the section or kind itself. */
  value: string
}

/**
 * One document in one language, by the id in its address; a request that didn't find it depends on the same key.
 * @param locale `*` for types that are the same in every language.
 * @param id Public number or slug.
 */
export function documentKey(type: ReplicatedType, locale: Locale | '*', id: number | string): string {
  return `${type}/${locale}/${id}`
}

/**
 * The languages and slugs in which a document is published. @param id Public number, or the slug in any of its
 * languages.
 */
export function languagesKey(type: ReplicatedType, id: number | string): string {
  return `${type}/languages/${id}`
}

/**
 * A list of documents: all of one type and language, or those of one facet. A filtered list depends only on its own
 * key.
 */
export function listKey(type: ReplicatedType, locale: Locale | '*', facet?: Facet): string {
  return facet ? `list/${type}/${locale}/${facet.by}=${facet.value}` : `list/${type}/${locale}`
}

/** A document among others, as lists show it. @param id Its public number, or the slug of one that has none. */
export function shownKey(type: ReplicatedType, locale: Locale | '*', id: number | string): string {
  return `shown/${documentKey(type, locale, id)}`
}

/** The words by which vacancies are searched. */
export function vacancyWordsKey(locale: Locale): string {
  return `words/vacancy/${locale}`
}

/** What the vacancies of a category pay. @param category Its slug in that language. */
export function payKey(locale: string, category: string): string {
  return `pay/${locale}/${category}`
}

/** The number of articles per tag. */
export function tagCountsKey(locale: Locale): string {
  return `tag-counts/${locale}`
}

/** Everything published in a language: for searches, feeds and files that list it all. */
export function everythingKey(locale: Locale | '*'): string {
  return `everything/${locale}`
}

/** Everything published in any language. */
export const everythingKeys = ([...locales, '*'] as const).map(everythingKey)

const aboutLists = ['list/', 'words/', 'pay/', 'tag-counts/']

/**
 * Whether an answer with this key may still show a document that was taken away and touches the key. One with the key of a list shows no other
 * documents than its `shownKey`s say. Files that list everything don't say what they show.
 */
export function mayShowRemoved(key: string): boolean {
  return !aboutLists.some((prefix) => key.startsWith(prefix))
}
