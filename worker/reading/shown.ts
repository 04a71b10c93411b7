import type { Locale } from '../../client/content/locale.ts'
import type { Archive } from '../archive/archive.ts'
import { shownKey } from '../changes/keys.ts'
import type { ContentLists } from '../content/content.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ShownIn } from './recorded.ts'

// Which documents the answer of each list shows: a page is never shown again once one of them was taken away.

const none = () => []

/** Of types that have public numbers. */
const numbered = (type: ReplicatedType, cards: readonly { locale: Locale; number: number }[]) =>
  cards.map(({ locale, number }) => shownKey(type, locale, number))

/** Of types whose addresses have slugs alone. */
const slugged = (type: ReplicatedType, locale: Locale, cards: readonly { slug: string }[]) =>
  cards.map(({ slug }) => shownKey(type, locale, slug))

export const shownInLists: ShownIn<ContentLists> = {
  languagesOf: none,
  articles: ({ items }) => numbered('content', items),
  readNext: (cards) => numbered('content', cards),
  pages: (links, locale) => slugged('page', locale, links),
  tags: (tags, locale) => slugged('tag', locale, tags),
  tagMeant: (slug, _, locale) => (slug === null ? [] : [shownKey('tag', locale, slug)]),
  relatedTags: (tags, _, locale) => slugged('tag', locale, tags),
  events: ({ items }) => numbered('event', items),
  magazines: ({ items }) => numbered('magazine', items),
  editions: ({ items }, { locale }) => slugged('edition', locale, items),
  editionsBeside: ({ older, newer }, { locale }) =>
    slugged(
      'edition',
      locale,
      [older, newer].filter((card) => card !== null),
    ),
  partners: ({ items }) => items.map(({ locale, link }) => shownKey('partner', locale, link)),
  products: (cards, { locale }) => slugged('product', locale, cards),
  categories: (categories, _, locale) => slugged('category', locale, categories),
}

export const shownInJobs: ShownIn<Jobs> = {
  search: ({ jobs }) => numbered('vacancy', jobs.items),
  newest: ({ items }) => numbered('vacancy', items),
  similar: (cards) => numbered('vacancy', cards),
  // Counts and figures.
  ...{ read: none, nearest: none, meantBy: none, salaries: none, placeNames: none },
}

export const shownInArchive: ShownIn<Archive> = {
  months: none,
  articlesOf: ({ items }) => numbered('content', items),
  newest: (articles) => numbered('content', articles),
  named: (documents) => documents.map(({ type, locale, number }) => shownKey(type, locale, number)),
}
