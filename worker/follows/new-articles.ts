import { editorialKinds } from '../content/content.ts'
import { databaseClock } from '../database/clock.ts'
import { among, prepared, type Sql, sql } from '../database/sql.ts'
import { notExpired } from '../replica/content/conditions.ts'
import type { DerivedTable } from '../replica/derived-table.ts'
import type { FollowedTopics } from './followed-topics.ts'

/** The age up to which an article is news, so that filling the replica again tells nobody of old ones. */
const freshMs = 48 * 3600_000

/** When each article became known in each language, once, in the same batch as its document: `new_articles`. */
export const newArticles: DerivedTable = {
  put(db, { document, read }) {
    if (read.type !== 'content' || Date.now() - Date.parse(read.value.publishedAt) > freshMs) return []
    const { document_id: documentId, locale } = document
    return [
      prepared(
        db,
        sql`INSERT OR IGNORE INTO new_articles (document_id, locale, seen_at) VALUES (${documentId}, ${locale}, ${databaseClock})`,
      ),
    ]
  },

  // One that is published again is no news.
  remove: () => [],
}

/** Articles about any of some topics, in one language, that became known between two moments. */
interface NewsQuery extends FollowedTopics {
  language: string
  since: number
  until: number
}

/** The rows `d` of `documents`, joined with `new_articles n`: a `FROM` and `WHERE` clause. Nothing that somebody paid for. */
export function newsAbout(
  { sections, tags, companies, language, since, until }: NewsQuery,
  now: number,
): Sql {
  return sql`FROM new_articles n JOIN documents d
    ON d.type = 'content' AND d.document_id = n.document_id AND d.locale = n.locale
    WHERE n.locale = ${language} AND n.seen_at > ${since} AND n.seen_at <= ${until}
      AND d.kind IN ${among(editorialKinds)} AND ${notExpired('d', now)}
      AND (d.section IN ${among(sections)}
        OR EXISTS (SELECT 1 FROM document_tags t
          WHERE t.document_id = d.document_id AND t.locale = d.locale AND t.tag IN ${among(tags)})
        OR EXISTS (SELECT 1 FROM document_partners p
          WHERE p.type = 'content' AND p.document_id = d.document_id AND p.locale = d.locale
            AND p.partner IN ${among(companies)}))`
}
