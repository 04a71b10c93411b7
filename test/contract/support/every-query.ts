import { type Article, type ArticleKind, sections } from '../../../client/content/article.ts'
import type { Locale } from '../../../client/content/locale.ts'
import type { ContentSource } from '../../../worker/content/content.ts'
import { articleFrom } from '../../../worker/strapi/parse/article.ts'
import type { SampleStores } from '../../backend/behaviour.ts'

/** What there is to ask for in one language. */
export interface Known {
  locale: Locale
  /** Of all languages: some of them are not translated into this one. */
  numbers: number[]
  articles: Article[]
  tags: string[]
  pages: string[]
}

/** Asks a source everything that one query can be asked. */
export type Ask = (source: ContentSource, known: Known) => Promise<unknown[]>

/** Every question that pages ask, by the name of the query; a query without questions does not compile. */
export const everyQuery: { [Name in keyof ContentSource]: Ask } = {
  article: (source, { numbers, locale }) => eachOf(numbers, (number) => source.article(number, locale)),

  articleTranslations: (source, { numbers }) =>
    eachOf(numbers, (number) => source.articleTranslations(number)),

  articles: (source, { locale, tags }) =>
    eachOf(
      [
        ...lists,
        ...sections.flatMap((section) => lists.map((list) => ({ ...list, section }))),
        ...tags.map((tag) => ({ tag, page: 1, pageSize: 20 })),
        ...sections.map((section) => ({ section, tag: tags[0] ?? '', page: 1, pageSize: 20 })),
      ],
      (query) => source.articles({ locale, ...query }),
    ),

  readNext: (source, { articles, locale }) =>
    eachOf([...articles, ...articles.slice(0, 1).map((article) => ({ ...article, tags: [] }))], (article) =>
      source.readNext(article, locale, 4),
    ),

  page: (source, { pages, locale }) => eachOf(pages, (slug) => source.page(slug, locale)),

  pages: async (source, { locale }) => [await source.pages(locale)],

  tag: (source, { tags, locale }) => eachOf(tags, (slug) => source.tag(slug, locale)),

  tags: async (source, { locale }) => [await source.tags(locale)],

  relatedTags: (source, { tags, locale }) => eachOf(tags, (slug) => source.relatedTags(slug, locale, 8)),
}

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

/** What the sample content has, and of each something that nobody wrote. */
export function knownFrom(rows: SampleStores['rows'], locale: Locale): Known {
  const documents = rows.map((row) => row.document)
  const slugs = (type: string) => unique(documents.filter((one) => one.type === type).map((one) => one.slug))
  return {
    locale,
    numbers: [...unique(documents.flatMap(({ number }) => number ?? [])), unknownNumber],
    articles: documents
      .filter((one) => one.type === 'content' && one.locale === locale)
      .map((one) => articleFrom(JSON.parse(one.entry))),
    tags: [...slugs('tag'), unknownSlug],
    pages: [...slugs('page'), unknownSlug],
  }
}

function unique<Value>(values: Value[]): Value[] {
  return [...new Set(values)]
}

/** A few at a time: the backend is one small machine. */
async function eachOf<Value, Answer>(
  values: Value[],
  ask: (value: Value) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let start = 0; start < values.length; start += 6)
    answers.push(...(await Promise.all(values.slice(start, start + 6).map(ask))))
  return answers
}
