import type { ArticleCard } from '../content/article-card.ts'
import { useSite } from '../site-context.tsx'
import { PartHeading } from './PartHeading.tsx'
import { Teaser } from './Teaser.tsx'

/** Lists articles that exist only in Dutch for readers of another language; nothing if all are translated. */
export function DutchArticles({ articles }: { articles: ArticleCard[] }) {
  const { t } = useSite()
  if (articles.length === 0) return null
  return (
    <section className="part" aria-labelledby="in-dutch">
      <PartHeading id="in-dutch" title={t('home.in-dutch')} note={t('home.in-dutch-note')} />
      <div className="teasers teasers-3">
        {articles.map((article) => (
          <Teaser key={article.number} article={article} look="thumb" place="thumb" />
        ))}
      </div>
    </section>
  )
}
