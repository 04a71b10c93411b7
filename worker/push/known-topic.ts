import { defaultLocale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import { filtersFrom, noFilters, queryOf } from '../../client/pages/jobs/job-filters.ts'
import { jobsTopic, topicParts } from '../../client/push/topics.ts'

/**
 * A topic in its stored form: equal searches give the same topic, however their addresses were written.
 * @returns Null for an invalid topic.
 */
export function knownTopic(text: string): string | null {
  const parts = topicParts(text)
  if (!parts) return null
  return parts.kind === 'jobs' ? jobsTopic(searchOf(parts.query)) : text
}

function searchOf(query: string): string {
  const filters = { ...filtersFrom(new URLSearchParams(query)), order: noFilters.order }
  return pathTo(defaultLocale, 'jobs', {}, queryOf(filters)).split('?')[1] ?? ''
}
