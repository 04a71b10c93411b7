import { type Section, sections } from '../content/article-card.ts'

/** Every vacancy; with a query appended, the results of a search. */
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
 * The topic of a vacancy search: announces each new vacancy that matches.
 * @param query The part after `?` in the search's address, in the site's parameter order, without sort order and page.
 */
export function jobsTopic(query: string): string {
  return query ? `${allJobs}?${query}` : allJobs
}

/** The topic of an employer: announces each of its new vacancies. @param link As in its address. */
export function employerTopic(link: string): string {
  return `employer/${link}`
}

/** The topic of a company: articles that name it. @param link As in its address. */
export function companyTopic(link: string): string {
  return `company/${link}`
}

/** The parts of a topic. */
export type TopicParts =
  | { kind: 'section'; section: Section }
  | { kind: 'tag'; slug: string }
  | { kind: 'jobs'; query: string }
  | { kind: 'employer' | 'company'; link: string }

/** @returns Null for anything that isn't a topic. The query of a search is not validated. */
export function topicParts(topic: string): TopicParts | null {
  const section = sections.find((one) => one === topic)
  if (section) return { kind: 'section', section }
  const slug = /^tag\/([a-z0-9][a-z0-9-]{0,99})$/.exec(topic)?.[1]
  if (slug) return { kind: 'tag', slug }
  const [, side, link] = /^(employer|company)\/([a-z0-9][a-z0-9-]{0,99})$/.exec(topic) ?? []
  if (link) return { kind: side === 'company' ? 'company' : 'employer', link }
  if (topic === allJobs) return { kind: 'jobs', query: '' }
  return topic.startsWith(`${allJobs}?`) ? { kind: 'jobs', query: topic.slice(allJobs.length + 1) } : null
}

/** Whether readers follow it for its articles: by mail and on the front page, not by push messages alone. */
export function isFollowable(topic: string): boolean {
  return ['section', 'tag', 'company'].includes(topicParts(topic)?.kind ?? '')
}
