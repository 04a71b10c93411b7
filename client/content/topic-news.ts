import type { ArticleCard } from './article-card.ts'

/** The newest articles about a topic that can be followed, for the strip of the front page. */
export interface TopicNews {
  name: string
  /** Site path of the topic's page. */
  path: string
  /** Newest first, without pictures. */
  articles: TopicArticle[]
}

/** What the strip shows of an article. */
export type TopicArticle = Pick<
  ArticleCard,
  | 'number'
  | 'slug'
  | 'locale'
  | 'title'
  | 'kicker'
  | 'kind'
  | 'section'
  | 'publishedAt'
  | 'access'
  | 'sponsor'
>
