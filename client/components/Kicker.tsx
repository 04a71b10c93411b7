import type { ArticleCard } from '../content/article-card.ts'
import { useSite } from '../site-context.tsx'
import { Lock } from './Lock.tsx'

/** The line above a headline; for paid articles it names the sponsor, and a lock marks those for subscribers. */
export function Kicker({
  article,
}: {
  article: Pick<ArticleCard, 'access' | 'kind' | 'kicker' | 'section' | 'sponsor'>
}) {
  const { t } = useSite()
  if (article.sponsor) {
    return (
      <p className="kicker">
        <span className="partner-label">{article.sponsor.label ?? t('article.sponsored')}</span>{' '}
        {article.sponsor.name}
      </p>
    )
  }
  const kind = t(`kind.${article.kind}`)
  const words = article.kicker ?? t(`section.${article.section}`)
  return (
    <p className="kicker">
      <Lock of={article} />
      {article.kind !== 'news' && words !== kind && <span className="kicker-kind">{kind}</span>} {words}
    </p>
  )
}
