import type { ArticleCard } from '../content/article-card.ts'
import { Teaser } from './Teaser.tsx'

/** A vertical list of articles, each with its picture next to it. */
export function ArticleList({ articles, level = 3 }: { articles: ArticleCard[]; level?: 2 | 3 }) {
  return (
    <div className="teasers teasers-ruled">
      {articles.map((article) => (
        <Teaser key={article.number} article={article} look="row" place="row" intro level={level} />
      ))}
    </div>
  )
}
