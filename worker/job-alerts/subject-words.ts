import type { Locale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import type { Translate } from '../../client/i18n/translator.ts'
import { activeFilters } from '../../client/pages/jobs/active-filters.ts'
import { queryOf } from '../../client/pages/jobs/job-filters.ts'
import { topicParts } from '../../client/push/topics.ts'
import { type Database, prepared } from '../database/sql.ts'
import { type CategoryRow, readCategories } from '../jobs/categories.ts'
import { filtersOf } from '../jobs/job-subject.ts'
import { namedTopics } from '../push/topic-names.ts'

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
  return new Map(
    named.map(({ topic, name }) => {
      if (name !== null) return [topic, t('job-alert.of-employer', { name })]
      const labels = activeFilters(filtersOf(topic), categories, t, locale).map(({ label }) => label)
      return [topic, labels.join(', ') || t('job-alert.any')]
    }),
  )
}

/** Site path of what a subject finds, newest first. */
export function resultsPath(subject: string, locale: Locale): string {
  const parts = topicParts(subject)
  if (parts?.kind === 'employer') return pathTo(locale, 'werkgevers-link', { link: parts.link })
  return pathTo(locale, 'jobs', {}, queryOf({ ...filtersOf(subject), order: 'newest' }))
}
