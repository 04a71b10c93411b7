import { articlePath } from '../../components/article-path.ts'
import { DayName } from '../../components/DayName.tsx'
import { formatDate } from '../../components/dates.ts'
import { Lock } from '../../components/Lock.tsx'
import { Time } from '../../components/Time.tsx'
import type { ArticleCard } from '../../content/article-card.ts'
import { useSite } from '../../site-context.tsx'

/** The newest articles on a timeline, by day. */
export function LatestNews({ articles }: { articles: ArticleCard[] }) {
  const { t, locale } = useSite()
  if (articles.length === 0) return null
  const days = Map.groupBy(articles, (article) => formatDate(locale, article.publishedAt, 'day'))
  return (
    <section className="latest" aria-labelledby="latest">
      <h2 id="latest">{t('front.latest')}</h2>
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <h3 className="latest-day">{ofDay[0] && <DayName value={ofDay[0].publishedAt} />}</h3>
          <ol className="latest-items">
            {ofDay.map((article) => (
              <li key={article.number}>
                <Time value={article.publishedAt} style="clock" />
                <a href={articlePath(article)}>
                  <Lock of={article} />
                  {article.title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
