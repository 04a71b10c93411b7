import type { Article } from '../../content/article.ts'
import { useSite } from '../../site-context.tsx'
import { Byline } from './Byline.tsx'

/** Kicker, headline, intro and byline; a paid article is labelled first. */
export function ArticleHead({ article }: { article: Article }) {
  const { t, href } = useSite()
  const { sponsor } = article
  const kind = t(`kind.${article.kind}`)
  return (
    <header className="news-head">
      {sponsor && (
        <p className="news-sponsor">
          <span className="partner-label">{sponsor.label ?? t('article.sponsored')}</span>{' '}
          {t('article.sponsored-by', { name: sponsor.name })}
        </p>
      )}
      <p className="title-line">
        <a href={href(article.section)}>{t(`section.${article.section}`)}</a>
        {article.kind !== 'news' && !sponsor && kind !== article.kicker && <span>{kind}</span>}
        {article.kicker && <span>{article.kicker}</span>}
      </p>
      <h1 tabIndex={-1}>{article.title}</h1>
      <p className="news-lead">{article.intro}</p>
      <Byline article={article} />
      {sponsor && <p className="news-sponsor-note">{t('article.sponsored-note', { name: sponsor.name })}</p>}
    </header>
  )
}
