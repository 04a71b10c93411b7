import type { Locale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import type { Translate } from '../../client/i18n/translator.ts'
import { activeFilters } from '../../client/pages/jobs/active-filters.ts'
import { queryOf } from '../../client/pages/jobs/job-filters.ts'
import { topicParts } from '../../client/push/topics.ts'
import { type Database, prepared } from '../database/sql.ts'
import { followedTopics } from '../follows/followed-topics.ts'
import { type CategoryRow, readCategories } from '../jobs/categories.ts'
import { filtersOf } from '../jobs/job-subject.ts'
import { namedTopics } from '../push/topic-names.ts'

/** Topics that are named; the others are counted. */
const maxNamed = 6

/**
 * Subjects of alerts in words, as the pages name them: `“magazijn”, Utrecht, 25 km`.
 * @returns By subject.
 * @throws Error if D1 doesn't answer.
 */
export async function subjectWords(
  db: Database,
  subjects: readonly string[],
  locale: Locale,
  t: Translate,
): Promise<Map<string, string>> {
  if (subjects.length === 0) return new Map()
  const [{ results: rows }, named] = await Promise.all([
    prepared(db, readCategories).all<CategoryRow>(),
    namedTopics(db, [...new Set(subjects)], locale),
  ])
  const categories = rows
    .filter((row) => row.locale === locale)
    .map(({ slug, title }) => ({ slug, name: title }))
  const followed = await followedWords(db, subjects, locale, t)
  return new Map(
    named.map(({ topic, name }) => {
      const words = followed.get(topic)
      if (words) return [topic, words]
      if (name !== null) return [topic, t('job-alert.of-employer', { name })]
      const labels = activeFilters(filtersOf(topic), categories, t, locale).map(({ label }) => label)
      return [topic, labels.join(', ') || t('job-alert.any')]
    }),
  )
}

/** Subjects about what an account follows: the names of the first topics, or what it is without them. */
async function followedWords(
  db: Database,
  subjects: readonly string[],
  locale: Locale,
  t: Translate,
): Promise<Map<string, string>> {
  const followed = [...new Set(subjects)].flatMap((subject) => {
    const topics = followedTopics(subject)
    return topics ? [{ subject, topics }] : []
  })
  const named = await namedTopics(
    db,
    followed.flatMap(({ topics }) => topics.slice(0, maxNamed)),
    locale,
  )
  const names = new Map(named.map(({ topic, name }) => [topic, name]))
  return new Map(
    followed.map(({ subject, topics }) => {
      const first = topics.slice(0, maxNamed).map((topic) => names.get(topic) ?? sectionName(topic, t))
      const others = topics.length - first.length
      const words = [...first, ...(others > 0 ? [t.count('job-alert.others', others)] : [])]
      return [subject, new Intl.ListFormat(locale).format(words) || t('job-alert.followed')]
    }),
  )
}

function sectionName(topic: string, t: Translate): string {
  const parts = topicParts(topic)
  return parts?.kind === 'section' ? t(`section.${parts.section}`) : topic
}

/** Site path of what a subject finds, newest first. */
export function resultsPath(subject: string, locale: Locale): string {
  if (followedTopics(subject)) return pathTo(locale, 'home')
  const parts = topicParts(subject)
  if (parts?.kind === 'employer') return pathTo(locale, 'werkgevers-link', { link: parts.link })
  return pathTo(locale, 'jobs', {}, queryOf({ ...filtersOf(subject), order: 'newest' }))
}
