import { feedPath } from '../../components/feed-path.ts'
import { Icon } from '../../components/Icon.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { sections } from '../../content/article-card.ts'
import { sitePages } from '../../content/site-pages.ts'
import { useSite } from '../../site-context.tsx'

/** Other ways to follow the news without a mail address, and our promises to subscribers. */
export function Ways() {
  const { t, href, locale } = useSite()
  const feeds = [
    { path: feedPath(locale, 'all'), label: t('service.newsletter.feed-news') },
    ...sections.map((section) => ({
      path: feedPath(locale, section),
      label: t('service.newsletter.feed-section', { section: t(`section.${section}`) }),
    })),
    { path: feedPath(locale, 'jobs'), label: t('service.newsletter.feed-jobs') },
    { path: feedPath(locale, 'nieuwsbrief'), label: t('service.newsletter.all-editions') },
  ]
  return (
    <div className="letter-ways">
      <section className="letter-now" aria-labelledby="letters-now">
        <PartHeading
          id="letters-now"
          title={t('service.newsletter.now')}
          note={t('service.newsletter.now-text')}
        />
        <ul className="letter-feeds">
          {feeds.map(({ path, label }) => (
            <li key={path}>
              <a href={path} type="application/rss+xml">
                <Icon name="rss" />
                {label}
              </a>
            </li>
          ))}
          <li>
            <a href={href('events')}>
              <Icon name="calendar-plus" />
              {t('service.newsletter.calendar')}
            </a>
          </li>
        </ul>
        <p>
          <a className="part-more" href={href('slug', { slug: 'rss' })}>
            {t('service.newsletter.about-feeds')}
            <Icon name="arrow-right" />
          </a>
        </p>
      </section>
      <section className="letter-promises" aria-labelledby="letters-promises">
        <h2 id="letters-promises">{t('service.newsletter.promises')}</h2>
        <ul className="letter-promise-list">
          {(['promise-1', 'promise-2', 'promise-3'] as const).map((promise) => (
            <li key={promise}>
              <Icon name="check" />
              <span>{t(`service.newsletter.${promise}`)}</span>
            </li>
          ))}
        </ul>
        <a className="part-more" href={href('slug', { slug: sitePages[locale].privacy ?? 'privacy' })}>
          {t('service.newsletter.privacy')}
          <Icon name="arrow-right" />
        </a>
      </section>
    </div>
  )
}
