import * as v from 'valibot'
import { sections } from '../../client/content/article.ts'
import { type Locale, locales } from '../../client/content/locale.ts'
import { searchTypes } from '../../client/content/search.ts'
import type { Database } from '../database/sql.ts'
import type { Expressions } from './expression.ts'
import { languageBit } from './language-bit.ts'
import { idsPerSecond } from './search-table.ts'

/** So many of the newest documents are ranked and counted; of a word that more of them have, nobody reads to the end. */
export const mostRanked = 500

/** How what was found is asked for. */
export interface Wanted {
  locale: Locale
  /** Milliseconds since 1970: what has ended by then is not found. */
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
  total: v.number(),
})

/** A document that was found, and how many there are. */
export type FoundRow = v.InferOutput<typeof FoundRow>

/** @throws ValiError */
export function foundRowsFrom(rows: unknown[]): FoundRow[] {
  return v.parse(v.array(FoundRow), rows)
}

/**
 * Asks for a page of what was found.
 *
 * The index is read from the newest document back, and no further than is ranked: so a word that is everywhere costs no more
 * than one that is rare. Three readings make the rank: the words themselves by their weight (bm25: title before introduction,
 * tags and companies, these before the body), what has all of it in the title, and what is found in a wider sense only.
 * Then a document loses up to a quarter with age.
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

/** Asks how many of each type, section and year there are. */
export function countStatement(
  db: Database,
  wide: string,
  { locale, now, type, section, year }: Pick<Wanted, 'locale' | 'now'> & Chosen,
): D1PreparedStatement {
  return db.prepare(counts).bind(languageBit[locale], new Date(now).toISOString(), wide, type, section, year)
}

/** What was chosen already: each is counted as if it alone were still open. */
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

/** Rows of the index that a reader may find, newest first. ?1 is the language, ?2 the moment. */
function reading(expression: string, score: string): string {
  return `
    SELECT search_index.rowid AS id, ${score} AS score
    FROM search_index CROSS JOIN search_documents d ON d.id = search_index.rowid
    WHERE search_index MATCH ${expression} AND d.shown_in & ?1 AND (d.ends_at IS NULL OR d.ends_at > ?2)
    ORDER BY search_index.rowid DESC LIMIT ${mostRanked}`
}

const shown = 'd.type, t.path, d.locale, t.title, t.label, t.text, d.section, t.date, t.picture'
const total = `(SELECT min(count(*), ${mostRanked}) FROM found) AS total`

const newestFirst = `
  WITH found AS MATERIALIZED (${reading('?5', '0')})
  SELECT ${shown}, ${total}
  FROM found JOIN search_documents d USING (id) JOIN search_texts t USING (id) ORDER BY id DESC LIMIT ?3 OFFSET ?4`

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
