import { type Section, sections } from '../content/article.ts'

/** Every vacancy; with a query behind it, those that a search finds. */
export const allJobs = 'jobs'

/** The topic of a section: its own name. */
export function sectionTopic(section: Section): string {
  return section
}

/** The topic of a tag. */
export function tagTopic(slug: string): string {
  return `tag/${slug}`
}

/**
 * The topic of a search for vacancies: it tells of each new one that the search would find.
 * @param query Behind the `?` of the search, in the order in which the site writes it; without order and page.
 */
export function jobsTopic(query: string): string {
  return query ? `${allJobs}?${query}` : allJobs
}

/** What a topic is, by its parts. */
export type TopicParts =
  | { kind: 'section'; section: Section }
  | { kind: 'tag'; slug: string }
  | { kind: 'jobs'; query: string }

/** @returns Null for what is no topic. A search is not looked into. */
export function topicParts(topic: string): TopicParts | null {
  const section = sections.find((one) => one === topic)
  if (section) return { kind: 'section', section }
  const slug = /^tag\/([a-z0-9][a-z0-9-]{0,99})$/.exec(topic)?.[1]
  if (slug) return { kind: 'tag', slug }
  if (topic === allJobs) return { kind: 'jobs', query: '' }
  return topic.startsWith(`${allJobs}?`) ? { kind: 'jobs', query: topic.slice(allJobs.length + 1) } : null
}
