import { defaultLocale, type Locale } from '../../client/content/locale.ts'
import type { FollowedTopic } from '../../client/push/push-state.ts'
import { topicParts } from '../../client/push/topics.ts'

/** Topics with the names of tags, in the given language if it has one, else in Dutch. */
export async function namedTopics(
  db: D1Database,
  topics: readonly string[],
  locale: Locale,
): Promise<FollowedTopic[]> {
  const slugs = topics.flatMap((topic) => {
    const parts = topicParts(topic)
    return parts?.kind === 'tag' ? [parts.slug] : []
  })
  const names = slugs.length > 0 ? await namesOf(db, slugs, locale) : new Map<string, string>()
  return topics.map((topic) => {
    const parts = topicParts(topic)
    return { topic, name: parts?.kind === 'tag' ? (names.get(parts.slug) ?? parts.slug) : null }
  })
}

async function namesOf(db: D1Database, slugs: string[], locale: Locale): Promise<Map<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT slug, title FROM documents
      WHERE type = 'tag' AND locale IN (?2, ?3) AND slug IN (SELECT value FROM json_each(?1)) ORDER BY locale = ?2`,
    )
    .bind(JSON.stringify(slugs), locale, defaultLocale)
    .all<{ slug: string; title: string }>()
  return new Map(results.map(({ slug, title }) => [slug, title]))
}
