import type { Article, ArticleCard, ArticleKind, Section } from '../../client/content/article.ts'
import type { Category, CategoryKind } from '../../client/content/category.ts'
import type { Event, EventCard } from '../../client/content/event.ts'
import type { Listing } from '../../client/content/listing.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { Magazine, MagazineCard } from '../../client/content/magazine.ts'
import type { Page } from '../../client/content/page.ts'
import type { Partner, PartnerCard, PartnerRole } from '../../client/content/partner.ts'
import type { Product, ProductCard, ProductKind } from '../../client/content/product.ts'
import type { Tag, TagCount } from '../../client/content/tag.ts'
import type { Vacancy } from '../../client/content/vacancy.ts'

/** Which articles, newest first. */
export interface ArticleQuery {
  locale: Locale
  section?: Section
  /** Slug of a tag. */
  tag?: string
  /** Link of a company that they mention. */
  partner?: string
  /** Default: all kinds but `advertorial`, which no list may mix in unlabelled. */
  kinds?: readonly ArticleKind[]
  /** Counted from 1. */
  page: number
  /** At most 100. */
  pageSize: number
}

/** A page of a list. */
export interface ListQuery {
  locale: Locale
  /** Counted from 1. */
  page: number
  /** At most 100. */
  pageSize: number
}

/** Which events. */
export interface EventQuery extends ListQuery {
  /**
   * `ahead`: those that are not over, the soonest first; `past`: those that are, the latest first.
   * An event without an end is over when the day of its start (UTC) is.
   */
  when: 'ahead' | 'past'
  /** ISO 8601 date in UTC that counts as today: an instant would give every request a key of its own. */
  today: string
  /** Link of a company that holds them or takes part. */
  partner?: string
}

/** Which companies, by name. */
export interface PartnerQuery extends ListQuery {
  role?: PartnerRole
  /** Slug of a category. */
  category?: string
}

/** Which products that are for sale, the cheapest first. */
export interface ProductQuery {
  locale: Locale
  kind?: ProductKind
  /** Link of the company that sells them. */
  partner?: string
}

/** An address to lead to, perhaps in return for money. */
export interface CampaignLink {
  number: number
  /** Absolute http or https address, or a site path; its campaign parameters are already in it. */
  target: string
  /** ISO 8601 instants between which it leads there; null is without bound. */
  activeFrom: string | null
  activeTo: string | null
}

/** Types whose documents have an address of their own in each language. */
export type AddressedType = 'content' | 'event' | 'vacancy' | 'magazine' | 'partner' | 'product'

/** A page as menus name it. */
export interface PageLink {
  slug: string
  title: string
}

/** Published documents, one by one: null where none is published there. */
export interface ContentDocuments {
  /** By its public number. */
  article: (number: number, locale: Locale) => Promise<Article | null>
  page: (slug: string, locale: Locale) => Promise<Page | null>
  tag: (slug: string, locale: Locale) => Promise<Tag | null>
  event: (slug: string, locale: Locale) => Promise<Event | null>
  /** A vacancy by its public number, also one that is closed; lists of vacancies come from `Jobs`. */
  vacancy: (number: number, locale: Locale) => Promise<Vacancy | null>
  magazine: (number: number, locale: Locale) => Promise<Magazine | null>
  partner: (link: string, locale: Locale) => Promise<Partner | null>
  product: (slug: string, locale: Locale) => Promise<Product | null>
  campaignLink: (number: number) => Promise<CampaignLink | null>
}

/** What was published, as lists, counts and by relation. @throws SiteError `UnavailableError` */
export interface ContentLists {
  /**
   * Every language in which a document is published, with its slug there, the default language first.
   * @param id Its public number where it has one in its address, otherwise the slug (or `link`) of any of its languages.
   */
  languagesOf: (type: AddressedType, id: number | string) => Promise<{ locale: Locale; slug: string }[]>
  articles: (query: ArticleQuery) => Promise<Listing<ArticleCard>>
  /** At most `limit` other articles that share a tag, newest first. */
  readNext: (
    article: Pick<Article, 'number' | 'tags' | 'section'>,
    locale: Locale,
    limit: number,
  ) => Promise<ArticleCard[]>
  pages: (locale: Locale) => Promise<PageLink[]>
  /** Tags that at least one published article carries, by name. */
  tags: (locale: Locale) => Promise<TagCount[]>
  /** The slug of the tag that a word is a synonym of, or null. */
  tagMeant: (synonym: string, locale: Locale) => Promise<string | null>
  /** At most `limit` tags that stand beside a tag in its newest hundred articles, the most frequent first. */
  relatedTags: (slug: string, locale: Locale, limit: number) => Promise<TagCount[]>
  events: (query: EventQuery) => Promise<Listing<EventCard>>
  /** The newest first. */
  magazines: (query: ListQuery) => Promise<Listing<MagazineCard>>
  partners: (query: PartnerQuery) => Promise<Listing<PartnerCard>>
  /** At most 100. */
  products: (query: ProductQuery) => Promise<ProductCard[]>
  /** In the editors' order. */
  categories: (kind: CategoryKind, locale: Locale) => Promise<Category[]>
}

/** Published content, asked for by intent: what loaders see. */
export interface Content extends ContentDocuments, ContentLists {
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
