import { PartHeading } from '../../components/PartHeading.tsx'
import { Teaser } from '../../components/Teaser.tsx'
import type { ArticleCard } from '../../content/article-card.ts'
import { useSite } from '../../site-context.tsx'

/** Long reads, on a dark band. */
export function BackgroundBand({ articles }: { articles: ArticleCard[] }) {
  const { t } = useSite()
  if (articles.length === 0) return null
  const place = articles.length < 3 ? 'half' : 'quarter'
  return (
    <section className="background-band night" aria-labelledby="home-background">
      <div className="page-width">
        <PartHeading id="home-background" title={t('front.background')} />
        <div className={`teasers teasers-${Math.min(articles.length, 4)}`}>
          {articles.map((article) => (
            <Teaser
              key={article.number}
              article={article}
              place={article.kind === 'opinion' ? undefined : place}
              intro={article.kind === 'opinion'}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
