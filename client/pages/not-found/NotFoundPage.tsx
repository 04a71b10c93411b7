import { Icon } from '../../components/Icon.tsx'
import { Mark } from '../../components/Mark.tsx'
import { sections } from '../../content/article-card.ts'
import type { NotFoundProps } from '../../page-facts.ts'
import { useSite } from '../../site-context.tsx'
import './not-found.css'

/** The error screen for an unknown address: links to the front page and other pages. */
export function NotFoundPage({ message }: NotFoundProps) {
  const { t, href } = useSite()
  return (
    <div className="page-width dead-end">
      <Mark broken />
      <div>
        <h1 tabIndex={-1}>{t('error.title')}</h1>
        <p className="dead-end-cause">{message}</p>
        <p className="dead-end-hint">{t('not-found.hint')}</p>
        <a className="button" href={href('home')}>
          {t('error.home')}
        </a>
        <h2>{t('not-found.sections')}</h2>
        <ul className="dead-end-ways">
          {sections.map((section) => (
            <li key={section}>
              <a href={href(section)}>
                {t(`section.${section}`)}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
          <li>
            <a href={href('tags-overzicht')}>
              {t('not-found.tags')}
              <Icon name="arrow-right" />
            </a>
          </li>
        </ul>
      </div>
    </div>
  )
}
