import { type FeedFormatName, type FeedSubject, feedPath } from '../../components/feed-path.ts'
import { Icon } from '../../components/Icon.tsx'
import { sections } from '../../content/article-card.ts'
import { withLocale } from '../../href.ts'
import { useSite } from '../../site-context.tsx'

const formats: { name: FeedFormatName; label: string }[] = [
  { name: 'rss', label: 'RSS' },
  { name: 'atom', label: 'Atom' },
  { name: 'feed', label: 'JSON' },
]

/** Feeds by subject, in each format. */
export function FeedPanel({ hasEvents, hasJobs }: { hasEvents: boolean; hasJobs: boolean }) {
  const { t, locale } = useSite()
  const subjects: { subject: FeedSubject; name: string }[] = [
    { subject: 'all', name: t('overview.feed-all') },
    ...sections.map((section) => ({ subject: section, name: t(`section.${section}`) })),
    ...(hasJobs ? [{ subject: 'jobs' as const, name: t('overview.feed-jobs') }] : []),
  ]
  return (
    <ul className="feed-panel">
      {subjects.map(({ subject, name }) => (
        <li key={name}>
          <Icon name="rss" />
          <span className="feed-name">{name}</span>
          <span className="feed-formats">
            {formats.map((format) => (
              <a
                key={format.name}
                href={feedPath(locale, subject, format.name)}
                aria-label={`${name}, ${format.label}`}
              >
                {format.label}
              </a>
            ))}
          </span>
        </li>
      ))}
      {hasEvents && (
        <li>
          <Icon name="calendar-event" />
          <span className="feed-name">{t('overview.calendar')}</span>
          <span className="feed-formats">
            <a href={withLocale(locale, '/events.ics')} aria-label={`${t('overview.calendar')}, iCal`}>
              iCal
            </a>
          </span>
        </li>
      )}
    </ul>
  )
}
