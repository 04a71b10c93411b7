import type { Article, ArticleCard, ArticleKind, Section } from '../../client/content/article.ts'
import type { Listing } from '../../client/content/listing.ts'
import type { Locale, Translation } from '../../client/content/locale.ts'
import type { Page } from '../../client/content/page.ts'
import type { Tag, TagCount } from '../../client/content/tag.ts'

/** Which articles, newest first. */
export interface ArticleQuery {
  locale: Locale
  section?: Section
  /** Slug of a tag. */
  tag?: string
  /** Default: all kinds but `advertorial`, which no list may mix in unlabelled. */
  kinds?: readonly ArticleKind[]
  /** Counted from 1. */
  page: number
  /** At most 100. */
  pageSize: number
}

/** A page as menus name it. */
export interface PageLink {
  slug: string
  title: string
}

/** Published content, asked for by intent. Strapi and the replica both answer it. */
export interface ContentSource {
  /** One article by its public number, or null when none is published in that language. */
  article: (number: number, locale: Locale) => Promise<Article | null>
  /** Every language in which an article with this number is published. */
  articleTranslations: (number: number) => Promise<Translation[]>
  articles: (query: ArticleQuery) => Promise<Listing<ArticleCard>>
  /** At most `limit` other articles that share a tag, newest first. */
  readNext: (
    article: Pick<Article, 'number' | 'tags' | 'section'>,
    locale: Locale,
    limit: number,
  ) => Promise<ArticleCard[]>
  page: (slug: string, locale: Locale) => Promise<Page | null>
  pages: (locale: Locale) => Promise<PageLink[]>
  tag: (slug: string, locale: Locale) => Promise<Tag | null>
  /** Tags that at least one published article carries, by name. */
  tags: (locale: Locale) => Promise<TagCount[]>
  /** At most `limit` tags that stand beside a tag in its newest hundred articles, the most frequent first. */
  relatedTags: (slug: string, locale: Locale, limit: number) => Promise<TagCount[]>
}

/** What loaders see. */
export interface Content extends ContentSource {
  /** True once an answer of this request came from what stands in for the backend. */
  standsIn: () => boolean
}

/** The kinds of article that lists of news show. */
export const editorialKinds = [
  'news',
  'background',
  'opinion',
  'video',
  'podcast',
  'whitepaper',
] as const satisfies ArticleKind[]
