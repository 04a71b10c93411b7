import type { Translate } from '../i18n/translator.ts'
import { useSite } from '../site-context.tsx'
import type { FollowedTopic } from './push-state.ts'
import { topicParts } from './topics.ts'

interface FollowedListProps {
  t: Translate
  topics: FollowedTopic[]
  onLeave: (topic: string) => void
}

/** The followed tags, companies, employers and searches, each with a link to its page and a button to unfollow it. */
export function FollowedList({ t, topics, onLeave }: FollowedListProps) {
  const { href } = useSite()
  const shown = topics.flatMap(({ topic, name }) => {
    const parts = topicParts(topic)
    if (parts?.kind === 'tag')
      return [
        {
          topic,
          path: href('news-tag-tag', { tag: parts.slug }),
          label: t('push.tag', { name: name ?? parts.slug }),
        },
      ]
    if (parts?.kind === 'company')
      return [
        {
          topic,
          path: href('leveranciers-link', { link: parts.link }),
          label: t('push.company', { name: name ?? parts.link }),
        },
      ]
    if (parts?.kind === 'employer')
      return [
        {
          topic,
          path: href('werkgevers-link', { link: parts.link }),
          label: t('push.alert', { search: name ?? parts.link }),
        },
      ]
    if (parts?.kind === 'jobs')
      return [
        {
          topic,
          path: `${href('jobs')}?${parts.query}`,
          label: t('push.alert', { search: searchName(parts.query, t) }),
        },
      ]
    return []
  })
  if (shown.length === 0) return null
  return (
    <div>
      <h3 className="part-label">{t('push.more-topics')}</h3>
      <ul className="my-list">
        {shown.map(({ topic, path, label }) => (
          <li key={topic}>
            <div className="my-list-text">
              <a href={path}>{label}</a>
            </div>
            <button
              className="button button-quiet"
              type="button"
              aria-label={t('push.stop-named', { name: label })}
              onClick={() => onLeave(topic)}
            >
              {t('push.stop')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The search text and place, and how many other filters apply. */
function searchName(query: string, t: Translate): string {
  const values = new URLSearchParams(query)
  const text = values.get('q')
  const place = values.get('place')
  const others = [...values.keys()].filter((key) => !['q', 'place', 'distance'].includes(key)).length
  return [
    ...(text ? [`“${text}”`] : []),
    ...(place ? [place] : []),
    ...(others > 0 ? [t.count('push.filters', others)] : []),
  ].join(', ')
}
