import type { Locale } from '../../client/content/locale.ts'
import { isSearchType } from '../../client/content/search.ts'
import type { DerivedTable } from '../replica/derived-table.ts'
import type { Rows } from '../replica/rows.ts'
import { filterTokens } from './filter-tokens.ts'
import { languageBit } from './language-bit.ts'
import { mirror } from './mirror.ts'
import { type Searchable, searchableOf } from './searchable.ts'
import { stemOf } from './stem.ts'
import { isStopWord, joinedBy, wordsOf } from './words.ts'

/**
 * The search index, one statement per changed document; triggers do the rest.
 * @see migrations/0004_search.sql
 */
export const searchTable: DerivedTable = {
  put(db, rows) {
    const { type, document_id: documentId, locale } = rows.document
    if (!isSearchType(type)) return []
    const searchable = searchableOf(rows)
    if (!searchable) return forget(db, type, documentId, locale)
    return remember(db, documentId, searchable, rows)
  },

  remove: (db, type, documentId, locale) => (isSearchType(type) ? forget(db, type, documentId, locale) : []),
}

/** Enough for the longest article; the beginning of a longer text tells what it is about. */
const maxIndexedLength = 60_000
const maxStoredLength = 8_000

function remember(
  db: D1Database,
  documentId: string,
  searchable: Searchable,
  { tags, document }: Pick<Rows, 'tags' | 'document'>,
): D1PreparedStatement[] {
  const { type, locale, title, intro, section, date } = searchable
  const year = Number(date.slice(0, 4))
  const body = searchable.body.slice(0, maxIndexedLength)
  const words = new Map<string, string>()
  const published = Math.max(0, Math.floor(Date.parse(document.first_published_at) / 1000) || 0)
  return [
    db
      .prepare(putEntry)
      .bind(
        type,
        documentId,
        locale,
        published * idsPerSecond,
        languageBit[locale],
        section,
        year,
        searchable.endsAt,
        date,
        searchable.path,
        title,
        searchable.label,
        [intro, body].filter(Boolean).join(' ').slice(0, maxStoredLength),
        searchable.picture && JSON.stringify(searchable.picture),
        stemsOfText(title, locale, words),
        stemsOfText([intro, ...searchable.keywords].join('. '), locale, words),
        stemsOfText(body, locale, words),
        filterTokens({ type, section, year, tags }).join(' '),
        JSON.stringify([...words].map(([word, shown]) => vocable(word, shown, stemOf(word, locale)))),
      ),
  ]
}

/** A row of `search_words`. */
function vocable(word: string, shown: string, stem: string): string[] {
  return [word, shown, stem, mirror(stem)]
}

function forget(db: D1Database, type: string, documentId: string, locale: string): D1PreparedStatement[] {
  return [db.prepare(takeEntry).bind(type, documentId, locale)]
}

/**
 * Stems of a text in order, as the index stores them.
 * @param words Collects words worth knowing, with their spelling.
 */
function stemsOfText(text: string, locale: Locale, words: Map<string, string>): string {
  const stems: string[] = []
  const add = (folded: string, shown: string) => {
    stems.push(stemOf(folded, locale))
    if (folded.length > 1 && !isStopWord(folded) && !words.has(folded)) words.set(folded, shown.toLowerCase())
  }
  let previous: Parameters<typeof joinedBy>[1] | null = null
  for (const word of wordsOf(text)) {
    const joined = previous && joinedBy(text, previous, word)
    // After both of its parts, so that a phrase of two words still finds them next to each other.
    add(word.folded, text.slice(word.start, word.end))
    if (previous && joined) add(joined, text.slice(previous.start, word.end))
    previous = word
  }
  return stems.join(' ')
}

/** Space for this many documents per second. */
export const idsPerSecond = 2 ** 20

const putEntry = `
  INSERT INTO search_entries (
    type, document_id, locale, since, language, section, year, ends_at, date, path, title, label, text, picture,
    title_stems, head_stems, body_stems, filters, vocabulary
  ) VALUES (${Array.from({ length: 19 }, () => '?').join(', ')})`

const takeEntry = 'DELETE FROM search_entries WHERE type = ? AND document_id = ? AND locale = ?'
