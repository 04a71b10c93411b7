import * as v from 'valibot'
import { articleAccesses } from '../../client/content/access.ts'
import { sections } from '../../client/content/article-card.ts'
import { type Locale, locales } from '../../client/content/locale.ts'
import { searchTypes } from '../../client/content/search.ts'
import type { Database } from '../database/sql.ts'
import type { Expressions } from './expression.ts'
import { languageBit } from './language-bit.ts'
import { idsPerSecond } from './search-table.ts'

/**
 * Only this many of the newest documents are ranked and counted; for a word that occurs in more, nobody reads to the
 * end.
 */
export const maxRanked = 500

/** Which page of the results to read. */
export interface Wanted {
  locale: Locale
  /** Milliseconds since 1970; documents that ended before it aren't found. */
  now: number
  order: 'relevance' | 'newest'
  limit: number
  offset: number
}

const FoundRow = v.object({
  type: v.picklist(searchTypes),
  path: v.string(),
  locale: v.picklist(locales),
  title: v.string(),
  label: v.nullable(v.string()),
  text: v.string(),
  section: v.nullable(v.picklist(sections)),
  date: v.string(),
  picture: v.nullable(v.string()),
  access: v.nullable(v.picklist(articleAccesses)),
  total: v.number(),
})

/** A found document, with the total. */
export type FoundRow = v.InferOutput<typeof FoundRow>

/** @throws ValiError */
export function foundRowsFrom(rows: unknown[]): FoundRow[] {
  return v.parse(v.array(FoundRow), rows)
}

/**
 * Selects a page of results.
 * The index is read from the newest document backwards, and only as far as documents are ranked, so that a frequent
 * word costs no more than a rare one. Three readings make up the rank: the weight of the words themselves (bm25: title
 * before introduction, tags and companies, and those before the body), documents with all of it in the title, and
 * documents that match in a wider sense only. Then a document loses up to a quarter with age.
 */
export function findStatement(
  db: Database,
  { exact, wide, titled }: Expressions,
  wanted: Wanted,
): D1PreparedStatement {
  const { locale, now, order, limit, offset } = wanted
  return db
    .prepare(order === 'newest' ? newestFirst : bestFirst)
    .bind(
      languageBit[locale],
      new Date(now).toISOString(),
      limit,
      offset,
      wide,
      ...(order === 'newest' ? [] : [titled, exact, Math.floor(now / 1000)]),
    )
}

/** Counts the results by type, section and year. */
export function countStatement(
  db: Database,
  wide: string,
  { locale, now, type, section, year }: Pick<Wanted, 'locale' | 'now'> & Chosen,
): D1PreparedStatement {
  return db.prepare(counts).bind(languageBit[locale], new Date(now).toISOString(), wide, type, section, year)
}

/** The chosen filters: each is counted as if it weren't chosen. */
export interface Chosen {
  type: string | null
  section: string | null
  year: number | null
}

const CountRow = v.object({
  of: v.picklist(['type', 'section', 'year', 'all']),
  value: v.nullable(v.union([v.string(), v.number()])),
  count: v.number(),
})

/** @throws ValiError */
export function countsFrom(rows: unknown[]): v.InferOutput<typeof CountRow>[] {
  return v.parse(v.array(CountRow), rows)
}

/** Rows of the index that a reader may find, newest first. ?1 is the language, ?2 the time. */
function reading(expression: string, score: string): string {
  return `
    SELECT search_index.rowid AS id, ${score} AS score
    FROM search_index CROSS JOIN search_documents d ON d.id = search_index.rowid
    WHERE search_index MATCH ${expression} AND d.shown_in & ?1 AND (d.ends_at IS NULL OR d.ends_at > ?2)
    ORDER BY search_index.rowid DESC LIMIT ${maxRanked}`
}

/** Who may read an article is looked up for the results of a page alone: documents are wide rows. */
const shown = `d.type, t.path, d.locale, t.title, t.label, t.text, d.section, t.date, t.picture,
    (SELECT card ->> 'access' FROM documents
      WHERE type = 'content' AND d.type = 'content' AND document_id = d.document_id AND locale = d.locale) AS access`
const total = `(SELECT min(count(*), ${maxRanked}) FROM found) AS total`

const newestFirst = `
  WITH
    found AS MATERIALIZED (${reading('?5', '0')}),
    newest AS MATERIALIZED (SELECT id FROM found ORDER BY id DESC LIMIT ?3 OFFSET ?4)
  SELECT ${shown}, ${total}
  FROM newest JOIN search_documents d USING (id) JOIN search_texts t USING (id) ORDER BY id DESC`

const bestFirst = `
  WITH
    wide AS MATERIALIZED (${reading('?5', '1')}),
    titled AS MATERIALIZED (${reading('?6', '8')}),
    exact AS MATERIALIZED (${reading('?7', '-bm25(search_index, 10, 4, 1, 0)')}),
    found AS MATERIALIZED (
      SELECT id, sum(score) * (0.75 + 0.25 / (1 + max(0, ?8 - id / ${idsPerSecond}) / 31536000.0)) AS score
      FROM (SELECT * FROM wide UNION ALL SELECT * FROM titled UNION ALL SELECT * FROM exact) GROUP BY id
    ),
    best AS (SELECT id, score FROM found ORDER BY score DESC, id DESC LIMIT ?3 OFFSET ?4)
  SELECT ${shown}, ${total}
  FROM best JOIN search_documents d USING (id) JOIN search_texts t USING (id) ORDER BY best.score DESC, id DESC`

const counts = `
  WITH found AS MATERIALIZED (
    SELECT d.type, d.section, d.year FROM (${reading('?3', '0')}) JOIN search_documents d USING (id)
  )
  SELECT 'type' AS of, type AS value, count(*) AS count FROM found
    WHERE (?5 IS NULL OR section = ?5) AND (?6 IS NULL OR year = ?6) GROUP BY type
  UNION ALL
  SELECT 'section', section, count(*) FROM found
    WHERE section IS NOT NULL AND (?4 IS NULL OR type = ?4) AND (?6 IS NULL OR year = ?6) GROUP BY section
  UNION ALL
  SELECT 'year', year, count(*) FROM found
    WHERE (?4 IS NULL OR type = ?4) AND (?5 IS NULL OR section = ?5) GROUP BY year
  UNION ALL
  SELECT 'all', NULL, count(*) FROM found`
