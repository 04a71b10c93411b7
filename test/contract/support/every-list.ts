import type { Article } from '../../../client/content/article.ts'
import { type ArticleKind, sections } from '../../../client/content/article-card.ts'
import type { Locale } from '../../../client/content/locale.ts'
import { partnerRoles } from '../../../client/content/partner-card.ts'
import type { AddressedType, ContentLists } from '../../../worker/content/content.ts'
import type { ReplicatedType } from '../../../worker/content/replicated-type.ts'
import type { DocumentRow } from '../../../worker/replica/rows.ts'
import { articleFrom } from '../../../worker/strapi/parse/article.ts'
import type { SampleStores } from '../../backend/behaviour.ts'
import { eachOf } from '../../worker/support/each-of.ts'

/** Valid query parameters in one language. */
export interface Known {
  locale: Locale
  /** By type, those of this language and a few that aren't translated to it, and one of each other type. */
  numbers: (type: ReplicatedType) => number[]
  articles: Article[]
  /** Slugs by type, likewise, including links of companies. */
  slugs: (type: ReplicatedType) => string[]
}

/** Runs a query with all its parameters. */
export type Ask = (source: ContentLists, known: Known) => Promise<unknown[]>

/** Every list query of pages, by name; a query without parameters to try doesn't compile. */
export const everyList: { [Name in keyof ContentLists]: Ask } = {
  languagesOf: (source, { numbers, slugs }) =>
    eachOf(
      [
        ...numberedTypes.flatMap((type) => numbers(type).map((number) => [type, number] as const)),
        ...sluggedTypes.flatMap((type) => slugs(type).map((slug) => [type, slug] as const)),
      ],
      ([type, id]) => source.languagesOf(type, id),
    ),

  articles: (source, { locale, slugs }) => {
    const tags = slugs('tag')
    return eachOf(
      [
        ...lists,
        ...sections.flatMap((section) => lists.map((list) => ({ ...list, section }))),
        ...tags.map((tag) => ({ tag, page: 1, pageSize: 20 })),
        ...sections.map((section) => ({ section, tag: tags[0] ?? '', page: 1, pageSize: 20 })),
        ...slugs('partner').map((partner) => ({ partner, page: 1, pageSize: 4 })),
      ],
      (query) => source.articles({ locale, ...query }),
    )
  },

  readNext: (source, { articles, locale }) =>
    eachOf([...articles, ...articles.slice(0, 1).map((article) => ({ ...article, tags: [] }))], (article) =>
      source.readNext(article, locale, 4),
    ),

  pages: async (source, { locale }) => [await source.pages(locale)],

  tagMeant: (source, { slugs, locale }) =>
    eachOf(['cro', 'marktplaats', 'geen-synoniem', ...slugs('tag').slice(0, 2)], (word) =>
      source.tagMeant(word, locale),
    ),

  tags: async (source, { locale }) => [await source.tags(locale)],

  relatedTags: (source, { slugs, locale }) =>
    eachOf(slugs('tag'), (slug) => source.relatedTags(slug, locale, 8)),

  events: (source, { slugs, locale }) =>
    eachOf(
      (['ahead', 'past'] as const).flatMap((when) =>
        days.flatMap((today) => [
          { when, today, page: 1, pageSize: 100 },
          { when, today, page: 2, pageSize: 5 },
          { when, today, page: 50, pageSize: 20 },
          ...slugs('partner').map((partner) => ({ when, today, partner, page: 1, pageSize: 20 })),
        ]),
      ),
      (query) => source.events({ locale, ...query }),
    ),

  magazines: (source, { locale }) =>
    eachOf(
      [
        { page: 1, pageSize: 20 },
        { page: 2, pageSize: 5 },
        { page: 9, pageSize: 20 },
      ],
      (place) => source.magazines({ locale, ...place }),
    ),

  editions: (source, { locale }) =>
    eachOf(
      [
        { page: 1, pageSize: 20 },
        { page: 2, pageSize: 5 },
        { page: 9, pageSize: 20 },
      ],
      (place) => source.editions({ locale, ...place }),
    ),

  editionsBeside: async (source, { locale }) => {
    const { items } = await source.editions({ locale, page: 1, pageSize: 20 })
    // Not every language has editions.
    const unsent = {
      locale,
      newsletter: 'morning',
      slug: 'onverstuurd',
      sentAt: '2026-11-20T06:00:00.000Z',
    } as const
    return eachOf([...items, unsent], (edition) => source.editionsBeside(edition))
  },

  partners: (source, { slugs, locale }) =>
    eachOf(
      [
        { page: 1, pageSize: 100 },
        { page: 2, pageSize: 7 },
        { page: 50, pageSize: 20 },
        ...partnerRoles.map((role) => ({ role, page: 1, pageSize: 20 })),
        ...slugs('category').flatMap((category) => [
          { category, page: 1, pageSize: 20 },
          { category, role: 'supplier' as const, page: 1, pageSize: 20 },
        ]),
      ],
      (query) => source.partners({ locale, ...query }),
    ),

  products: (source, { slugs, locale }) =>
    eachOf(
      [
        {},
        ...productKinds.map((kind) => ({ kind })),
        ...slugs('partner').map((partner) => ({ kind: 'catalogue' as const, partner })),
      ],
      (query) => source.products({ locale, ...query }),
    ),

  categories: (source, { locale }) =>
    eachOf(['news', 'vacancy', 'partner', 'product'] as const, (kind) => source.categories(kind, locale)),
}

const numberedTypes = ['content', 'vacancy', 'magazine'] as const satisfies AddressedType[]
const sluggedTypes = ['event', 'partner', 'product'] as const satisfies AddressedType[]
const productKinds = ['subscription', 'vacancy-credit', 'advert', 'magazine'] as const

/** The sample content's date, one before it and one long after. */
const days = ['2026-11-21', '2026-10-07', '2027-09-01']

const unknownNumber = 999_999
const unknownSlug = 'bestaat-niet'

const lists: { kinds?: readonly ArticleKind[]; page: number; pageSize: number }[] = [
  { page: 1, pageSize: 20 },
  { page: 2, pageSize: 20 },
  { page: 2, pageSize: 7 },
  { page: 1, pageSize: 100 },
  { page: 50, pageSize: 20 },
  { kinds: ['background', 'opinion'], page: 1, pageSize: 16 },
  { kinds: ['advertorial'], page: 1, pageSize: 2 },
  { kinds: ['podcast'], page: 1, pageSize: 20 },
]

/** How many documents of a type that don't exist in a language are requested in it. */
const untranslated = 3

/** The ids in the sample content in one language, plus some that exist only in others and an unknown one of each kind. */
export function knownFrom(rows: SampleStores['rows'], locale: Locale): Known {
  const byType = Map.groupBy(
    rows.map((row) => row.document),
    ({ type }) => type,
  )
  function idsOf<Id extends string | number>(
    type: ReplicatedType,
    idOf: (row: DocumentRow) => Id | null,
  ): Id[] {
    const known = Map.groupBy(byType.get(type) ?? [], (row) => row.locale === locale || row.locale === '*')
    const [here, elsewhere] = [true, false].map((isHere) =>
      unique((known.get(isHere) ?? []).flatMap((row) => idOf(row) ?? [])),
    )
    const others = (elsewhere ?? []).filter((id) => !here?.includes(id))
    return [...(here ?? []), ...others.slice(0, untranslated)]
  }
  const numbers = (type: ReplicatedType) => idsOf(type, ({ number }) => number)
  return {
    locale,
    numbers: (type) =>
      unique([
        ...numbers(type),
        ...numberedTypes.flatMap((other) => numbers(other).slice(0, 1)),
        unknownNumber,
      ]),
    articles: (byType.get('content') ?? [])
      .filter((one) => one.locale === locale)
      .map((one) => articleFrom(JSON.parse(one.entry))),
    slugs: (type) => [...idsOf(type, ({ slug }) => slug), unknownSlug],
  }
}

function unique<Value>(values: Value[]): Value[] {
  return [...new Set(values)]
}
