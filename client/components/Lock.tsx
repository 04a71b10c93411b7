import type { ArticleCard } from '../content/article-card.ts'
import { useSite } from '../site-context.tsx'
import { Icon } from './Icon.tsx'

/** Marks an article in a list as one for subscribers. */
export function Lock({ of: { access } }: { of: Pick<ArticleCard, 'access'> }) {
  const { t } = useSite()
  if (access !== 'subscriber') return null
  return (
    <span className="lock">
      <Icon name="lock" />
      <span className="visually-hidden">{t('article.for-subscribers')} </span>
    </span>
  )
}
