import { topicParts } from '../../client/push/topics.ts'

/** The subject of an alert about what an account follows; its topics stand behind it, after a space each. */
const followed = 'followed'

/** Topics by their kinds. */
export interface FollowedTopics {
  sections: string[]
  tags: string[]
  companies: string[]
}

/** The topics in the subject of an alert; null for a subject about vacancies. */
export function followedTopics(subject: string): string[] | null {
  const [first, ...topics] = subject.split(' ')
  return first === followed ? topics : null
}

/** Topics by their kinds; others are left out. */
export function byKind(topics: readonly string[]): FollowedTopics {
  const parts = topics.map(topicParts)
  return {
    sections: parts.flatMap((one) => (one?.kind === 'section' ? [one.section] : [])),
    tags: parts.flatMap((one) => (one?.kind === 'tag' ? [one.slug] : [])),
    companies: parts.flatMap((one) => (one?.kind === 'company' ? [one.link] : [])),
  }
}
