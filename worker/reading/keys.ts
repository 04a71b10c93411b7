import { locales } from '../../client/content/locale.ts'
import type { Archive } from '../archive/archive.ts'
import {
  everythingKey,
  languagesKey,
  listKey,
  payKey,
  tagCountsKey,
  vacancyWordsKey,
} from '../changes/keys.ts'
import type { ContentLists } from '../content/content.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { SiteSearch } from '../search/site-search.ts'
import type { KeysOf } from './recorded.ts'

// The keys that each list depends on: a narrowed list depends only on its own key.

/**
 * What is suggested beside a document depends on what it shows alone (`shown.ts`): something newer replaces it when the page is revalidated, and
 * need not touch every page on which it might stand.
 */
const suggested = () => []

export const listKeys: KeysOf<ContentLists> = {
  languagesOf: (type, id) => [languagesKey(type, id)],
  articles({ locale, tag, partner, section }) {
    if (tag) return [listKey('content', locale, { by: 'tag', value: tag })]
    if (partner) return [listKey('content', locale, { by: 'partner', value: partner })]
    if (section) return [listKey('content', locale, { by: 'section', value: section })]
    return [listKey('content', locale)]
  },
  readNext: suggested,
  pages: (locale) => [listKey('page', locale)],
  tags: (locale) => [listKey('tag', locale), tagCountsKey(locale)],
  tagMeant: (_, locale) => [listKey('tag', locale)],
  relatedTags: (slug, locale) => [
    listKey('content', locale, { by: 'tag', value: slug }),
    tagCountsKey(locale),
  ],
  events: ({ locale, partner }) => [
    listKey('event', locale, partner ? { by: 'partner', value: partner } : undefined),
  ],
  magazines: ({ locale }) => [listKey('magazine', locale)],
  editions: ({ locale }) => [listKey('edition', locale)],
  editionsBeside: ({ locale }) => [listKey('edition', locale)],
  partners: ({ locale }) => [listKey('partner', locale)],
  products({ locale, partner, kind }) {
    if (partner) return [listKey('product', locale, { by: 'partner', value: partner })]
    if (kind) return [listKey('product', locale, { by: 'kind', value: kind })]
    return [listKey('product', locale)]
  },
  categories: (kind, locale) => [listKey('category', locale, { by: 'kind', value: kind })],
}

// Readers also see vacancies and documents of other languages if these aren't translated.
const everyVacancy = locales.map((locale) => listKey('vacancy', locale))
const everyVacancyByWords = locales.flatMap((locale) => [listKey('vacancy', locale), vacancyWordsKey(locale)])
const everything = locales.map((locale) => everythingKey(locale))

export const jobKeys: KeysOf<Jobs> = {
  search: () => everyVacancyByWords,
  nearest: () => everyVacancyByWords,
  meantBy: () => everyVacancyByWords,
  newest: () => everyVacancy,
  salaries: ({ locale, category }) => [payKey(locale, category)],
  // Which reading finds more.
  read: () => everyVacancyByWords,
  // Places change with a migration.
  placeNames: () => [],
  similar: suggested,
}

export const searchKeys: KeysOf<SiteSearch> = {
  search: () => everything,
  suggest: () => everything,
}

export const archiveKeys: KeysOf<Archive> = {
  months: (locale) => [listKey('content', locale)],
  articlesOf: (_, { locale }) => [listKey('content', locale)],
  newest({ locale, section, tag }) {
    if (tag) return [listKey('content', locale, { by: 'tag', value: tag })]
    if (section) return [listKey('content', locale, { by: 'section', value: section })]
    return [listKey('content', locale)]
  },
  named: () => everything,
}
