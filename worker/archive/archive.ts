import type { Article, ArticleCard, Section } from '../../client/content/article.ts'
import type { Listing } from '../../client/content/listing.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { ListQuery } from '../content/content.ts'
import type { Month } from './months.ts'
import type { NamedDocument, NumberedType } from './named-documents.ts'

/** A month with the number of its articles. */
export interface CountedMonth extends Month {
  count: number
}

/** The newest articles of a subject. */
export interface NewestQuery {
  locale: Locale
  section?: Section
  /** Slug of a tag. */
  tag?: string
  /** At most 50. */
  limit: number
}

/**
 * What was published when, from D1 alone: Strapi cannot count by month, and reading whole articles by the dozen is not its work.
 * Partner content is no part of it. Months are those of Dutch time.
 * @throws Error when D1 does not answer.
 */
export interface Archive {
  /** Every month from the first article to the last, the newest first; those in between without articles count 0. */
  months: (locale: Locale) => Promise<CountedMonth[]>
  /** The articles of a month, the newest first. */
  articlesOf: (month: Month, query: ListQuery) => Promise<Listing<ArticleCard>>
  /** The newest articles, whole. */
  newest: (query: NewestQuery) => Promise<Article[]>
  /**
   * Published documents by their public numbers, partner content too, each once: in this language where it exists in it.
   * In no order.
   */
  named: (
    places: readonly { type: NumberedType; number: number }[],
    locale: Locale,
  ) => Promise<NamedDocument[]>
}
