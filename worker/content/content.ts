import type { Article } from '../../client/content/article.ts'
import type { ArticleCard, ArticleKind, Section } from '../../client/content/article-card.ts'
import type { Category, CategoryKind } from '../../client/content/category.ts'
import type { Edition, EditionCard } from '../../client/content/edition.ts'
import type { Event } from '../../client/content/event.ts'
import type { EventCard } from '../../client/content/event-card.ts'
import type { Listing } from '../../client/content/listing.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { Magazine, MagazineCard } from '../../client/content/magazine.ts'
import type { Page } from '../../client/content/page.ts'
import type { Partner } from '../../client/content/partner.ts'
import type { PartnerCard, PartnerRole } from '../../client/content/partner-card.ts'
import type { Product } from '../../client/content/product.ts'
import type { ProductCard, ProductKind } from '../../client/content/product-card.ts'
import type { Tag, TagCount } from '../../client/content/tag.ts'
import type { Vacancy } from '../../client/content/vacancy.ts'

/** A list of articles, newest first. */
interface ArticleQuery {
  locale: Locale
  section?: Section
  /** Slug of a tag. */
  tag?: string
  /** Link of a company that they mention. */
  partner?: string
  /** Default: all kinds except `advertorial`, which no list may mix in unlabelled. */
  kinds?: readonly ArticleKind[]
  /** From 1. */
  page: number
  /** At most 100. */
  pageSize: number
}

/** A page of a list. */
export interface ListQuery {
  locale: Locale
  /** From 1. */
  page: number
  /** At most 100. */
  pageSize: number
}

/** A list of events. */
interface EventQuery extends ListQuery {
  /**
   * `ahead`: upcoming and current events, soonest first; `past`: ended events, latest first. An event without an end is
   * over after the day of its start.
   */
  when: 'ahead' | 'past'
  /** The Dutch day, such as `2026-12-03`: an instant would give every request a cache key of its own. */
  today: string
  /** Link of a company that organises them or takes part. */
  partner?: string
}

/** A list of companies, by name. */
interface PartnerQuery extends ListQuery {
  role?: PartnerRole
  /** Slug of a category. */
  category?: string
}

/** A list of products for sale, cheapest first. */
interface ProductQuery {
  locale: Locale
  kind?: ProductKind
  /** Link of the company that sells them. */
  partner?: string
}

/** A link to an address, possibly sponsored. */
export interface CampaignLink {
  number: number
  /** Absolute http or https address, or a site path, including its campaign parameters. */
  target: string
  /** ISO 8601 instants between which the link works; null is unbounded. */
  activeFrom: string | null
  activeTo: string | null
}

/** Types whose documents have an address of their own in each language. */
export type AddressedType = 'content' | 'event' | 'vacancy' | 'magazine' | 'partner' | 'product' | 'edition'

/** A page as listed in menus. */
interface PageLink {
  slug: string
  title: string
}

/** Published documents, one at a time: null if none is published with that id. */
interface ContentDocuments {
  /** By its public number. */
  article: (number: number, locale: Locale) => Promise<Article | null>
  page: (slug: string, locale: Locale) => Promise<Page | null>
  tag: (slug: string, locale: Locale) => Promise<Tag | null>
  event: (slug: string, locale: Locale) => Promise<Event | null>
  /** A vacancy by its public number, including closed ones; lists of vacancies come from `Jobs`. */
  vacancy: (number: number, locale: Locale) => Promise<Vacancy | null>
  magazine: (number: number, locale: Locale) => Promise<Magazine | null>
  partner: (link: string, locale: Locale) => Promise<Partner | null>
  product: (slug: string, locale: Locale) => Promise<Product | null>
  /** One that was sent. */
  edition: (slug: string, locale: Locale) => Promise<Edition | null>
  campaignLink: (number: number) => Promise<CampaignLink | null>
}

/** Published content as lists, counts and relations. @throws SiteError `UnavailableError` */
export interface ContentLists {
  /**
   * Every language in which a document is published, with its slug there, the default language first.
   * @param id Its public number if its address has one, otherwise the slug (or `link`) in any of its languages.
   */
  languagesOf: (type: AddressedType, id: number | string) => Promise<{ locale: Locale; slug: string }[]>
  articles: (query: ArticleQuery) => Promise<Listing<ArticleCard>>
  /** At most `limit` other articles that share the most tags, of those the newest; newest first. */
  readNext: (
    article: Pick<Article, 'number' | 'tags' | 'section'>,
    locale: Locale,
    limit: number,
  ) => Promise<ArticleCard[]>
  pages: (locale: Locale) => Promise<PageLink[]>
  /** Tags of at least one published article, by name. */
  tags: (locale: Locale) => Promise<TagCount[]>
  /** The slug of the tag with this synonym, or null. */
  tagMeant: (synonym: string, locale: Locale) => Promise<string | null>
  /** At most `limit` tags that occur with a tag in its newest hundred articles, most frequent first. */
  relatedTags: (slug: string, locale: Locale, limit: number) => Promise<TagCount[]>
  events: (query: EventQuery) => Promise<Listing<EventCard>>
  /** Newest first. */
  magazines: (query: ListQuery) => Promise<Listing<MagazineCard>>
  /** Editions of newsletters that were sent, newest first. */
  editions: (query: ListQuery) => Promise<Listing<EditionCard>>
  /** Those of the same newsletter that were sent right before and after one. */
  editionsBeside: (
    edition: Pick<EditionCard, 'locale' | 'newsletter' | 'slug' | 'sentAt'>,
  ) => Promise<{ older: EditionCard | null; newer: EditionCard | null }>
  partners: (query: PartnerQuery) => Promise<Listing<PartnerCard>>
  /** At most 100. */
  products: (query: ProductQuery) => Promise<ProductCard[]>
  /** In the editors' order. */
  categories: (kind: CategoryKind, locale: Locale) => Promise<Category[]>
}

/** Published content, as loaders see it. */
export type Content = ContentDocuments & ContentLists

/** The kinds of article in lists of news. */
export const editorialKinds = [
  'news',
  'background',
  'opinion',
  'video',
  'podcast',
  'whitepaper',
] as const satisfies ArticleKind[]
