import type { Article } from '../../client/content/article.ts'
import type { ArticleCard, Section } from '../../client/content/article-card.ts'
import type { Listing } from '../../client/content/listing.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { ListQuery } from '../content/content.ts'
import type { Month } from './months.ts'
import type { NamedDocument, NumberedType } from './named-documents.ts'

/** A month with its number of articles. */
export interface CountedMonth extends Month {
  count: number
}

/** The newest articles of a subject. */
interface NewestQuery {
  locale: Locale
  section?: Section
  /** Slug of a tag. */
  tag?: string
  /** At most 50. */
  limit: number
}

/**
 * Publication history, from D1 only: Strapi can't count by month, and reading dozens of whole articles would load it
 * too much. Excludes partner content. Months are in Dutch time.
 * @throws Error if D1 doesn't answer.
 */
export interface Archive {
  /** Every month from the first article to the last, newest first; months without articles count 0. */
  months: (locale: Locale) => Promise<CountedMonth[]>
  /** The articles of a month, newest first. */
  articlesOf: (month: Month, query: ListQuery) => Promise<Listing<ArticleCard>>
  /** The newest articles, each as whole as anybody may read it. */
  newest: (query: NewestQuery) => Promise<Article[]>
  /**
   * Published documents by their public numbers, including partner content. Each appears once, in this language if it
   * exists in it. Unordered.
   */
  named: (
    places: readonly { type: NumberedType; number: number }[],
    locale: Locale,
  ) => Promise<NamedDocument[]>
}
