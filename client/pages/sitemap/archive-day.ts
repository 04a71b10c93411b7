import type { ArticleCard } from '../../content/article-card.ts'

/** The articles of one day. */
export interface ArchiveDay {
  /** Such as `2026-11-21`. */
  date: string
  articles: ArticleCard[]
}
