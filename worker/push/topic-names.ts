import { defaultLocale, type Locale } from '../../client/content/locale.ts'
import type { FollowedTopic } from '../../client/push/push-state.ts'
import { topicParts } from '../../client/push/topics.ts'
import type { Database } from '../database/sql.ts'

/** Topics with the names of tags and employers, in the given language if it has one, else in Dutch. */
export async function namedTopics(
  db: Database,
  topics: readonly string[],
  locale: Locale,
): Promise<FollowedTopic[]> {
  const named = topics.map((topic) => ({ topic, of: namedIn(topic) }))
  const asked = named.flatMap(({ of }) => (of ? [[of.type, of.slug]] : []))
  const names = asked.length > 0 ? await namesOf(db, asked, locale) : new Map<string, string>()
  return named.map(({ topic, of }) => ({
    topic,
    name: of ? (names.get(`${of.type} ${of.slug}`) ?? of.slug) : null,
  }))
}

/** The document that a topic names. */
function namedIn(topic: string): { type: 'tag' | 'partner'; slug: string } | null {
  const parts = topicParts(topic)
  if (parts?.kind === 'tag') return { type: 'tag', slug: parts.slug }
  return parts?.kind === 'employer' || parts?.kind === 'company'
    ? { type: 'partner', slug: parts.link }
    : null
}

async function namesOf(db: Database, asked: string[][], locale: Locale): Promise<Map<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT type, slug, title FROM documents
      WHERE locale IN (?2, ?3) AND (type, slug) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1)) ORDER BY locale = ?2`,
    )
    .bind(JSON.stringify(asked), locale, defaultLocale)
    .all<{ type: string; slug: string; title: string }>()
  return new Map(results.map(({ type, slug, title }) => [`${type} ${slug}`, title]))
}
