import { articlePath } from '../../components/article-path.ts'
import { formatDate } from '../../components/dates.ts'
import { Kicker } from '../../components/Kicker.tsx'
import { useSite } from '../../site-context.tsx'
import type { ArchiveDay } from './archive-day.ts'

/** A day of the archive: the date next to its articles, with their times. */
export function DayArticles({ day: { date, articles } }: { day: ArchiveDay }) {
  const { locale } = useSite()
  return (
    <section className="archive-day" aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`}>
        <time dateTime={date} suppressHydrationWarning>
          {formatDate(locale, `${date}T12:00:00Z`, 'weekday')}
        </time>
      </h2>
      <ul className="archive-articles">
        {articles.map((article) => (
          <li className="archive-article" key={article.number}>
            <time className="archive-clock" dateTime={article.publishedAt} suppressHydrationWarning>
              {formatDate(locale, article.publishedAt, 'clock')}
            </time>
            <div>
              <Kicker article={article} />
              <h3>
                <a className="overview-link" href={articlePath(article)}>
                  {article.title}
                </a>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
