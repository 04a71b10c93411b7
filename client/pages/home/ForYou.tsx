import { useEffect, useState } from 'react'
import { articlePath } from '../../components/article-path.ts'
import { Kicker } from '../../components/Kicker.tsx'
import { Time } from '../../components/Time.tsx'
import type { TopicArticle, TopicNews } from '../../content/topic-news.ts'
import { prepareFollows } from '../../follows/follows.ts'
import { fetchNews } from '../../follows/topic-news.ts'
import { useLaterTexts } from '../../i18n/use-later-texts.ts'
import { useSite } from '../../site-context.tsx'
import { stateOf } from '../../state/store.ts'

/** Articles in the strip at most. */
const maxShown = 12

/** What is older is no news. */
const newMs = 14 * 86_400_000

/** The newest articles about what the reader follows, and links to those topics. */
export function ForYou() {
  const { locale, href } = useSite()
  const t = useLaterTexts('follows')
  const [news, setNews] = useState<TopicNews[] | null>(null)

  useEffect(() => {
    prepareFollows(locale)
      .then(() => fetchNews(stateOf('follows') ?? [], locale))
      .then(setNews, console.warn)
  }, [locale])

  if (!news || !t) return null
  const articles = newestOf(news)
  return (
    <>
      {articles.length > 0 ? (
        <ul className="for-you-articles">
          {articles.map((article) => (
            <li key={article.number}>
              <article className="teaser teaser-text">
                <Kicker article={article} />
                <h3 className="teaser-title">
                  <a href={articlePath(article)}>{article.title}</a>
                </h3>
                <p className="teaser-facts">
                  <Time value={article.publishedAt} relative />
                </p>
              </article>
            </li>
          ))}
        </ul>
      ) : (
        <p className="for-you-none">
          {t('follows.none')} <a href={href('tags-overzicht')}>{t('follows.more')}</a>
        </p>
      )}
      <p className="for-you-topics">
        {t('follows.you')}{' '}
        {news.map(({ name, path }) => (
          <a key={path} href={path}>
            {name}
          </a>
        ))}
      </p>
    </>
  )
}

/** Each article of the last two weeks once, newest first. */
function newestOf(news: TopicNews[]): TopicArticle[] {
  const articles = new Map(news.flatMap((one) => one.articles.map((article) => [article.number, article])))
  const since = new Date(Date.now() - newMs).toISOString()
  return [...articles.values()]
    .filter(({ publishedAt }) => publishedAt > since)
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, maxShown)
}
