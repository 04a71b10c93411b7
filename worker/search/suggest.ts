import * as v from 'valibot'
import type { Locale } from '../../client/content/locale.ts'
import { type Suggestion, searchTypes } from '../../client/content/search.ts'
import type { Database } from '../database/sql.ts'
import { oneEditAway } from './edits.ts'
import { anyOf, quoted } from './expression.ts'
import { languageBit } from './language-bit.ts'
import { type Question, readQuestion, type Term, withWord } from './question.ts'
import {
  type KnownWord,
  knownWordsFrom,
  likeliest,
  selectCompletions,
  selectNeighbours,
} from './vocabulary.ts'

/** Too many words start with a single letter. */
const minInputLength = 2
const maxWords = 3
/** How many of the newest titles are ranked. */
const maxTitles = 200

const Titles = v.array(v.object({ title: v.string(), path: v.string(), type: v.picklist(searchTypes) }))

/**
 * Completions of the text being typed: words from documents first, then documents with a matching title.
 * @param now Milliseconds since 1970.
 */
export async function suggest(
  db: Database,
  text: string,
  locale: Locale,
  limit: number,
  now: number,
): Promise<Suggestion[]> {
  const question = readQuestion(text, locale, false)
  const last = question.terms.at(-1)
  if (!last || last.folded.length < minInputLength) return []
  const words = await completionsOf(db, last, locale)
  if (words.length === 0) return []
  const titles = await titlesWith(db, question.terms.slice(0, -1), words, locale, limit, now)
  const searches = words
    .filter(({ word }) => word !== last.folded)
    .slice(0, maxWords)
    .map(({ shown }) => ({ text: completed(question, last, shown), path: null, type: null }))
  return [...searches, ...titles.slice(0, limit - searches.length)].slice(0, limit)
}

/**
 * Words that start with a term, each in its most frequent form; if there are none, the word that was probably meant.
 */
async function completionsOf(db: Database, last: Term, locale: Locale): Promise<KnownWord[]> {
  const [begun, near] = await db.batch([
    db.prepare(selectCompletions).bind(last.folded, locale),
    db.prepare(selectNeighbours).bind(JSON.stringify(oneEditAway(last.folded)), last.folded, locale),
  ])
  const { completions, meant } = likeliest(
    knownWordsFrom(begun?.results),
    knownWordsFrom(near?.results),
    locale,
  )
  if (meant) return [meant]
  const byStem = new Map(completions.toReversed().map((word) => [word.stem, word]))
  return completions.filter((word) => byStem.get(word.stem) === word)
}

async function titlesWith(
  db: Database,
  before: Term[],
  words: KnownWord[],
  locale: Locale,
  limit: number,
  now: number,
): Promise<Suggestion[]> {
  const terms = [...before.map((term) => term.stems), words.map((word) => word.stem)]
  const expression = `{title} : (${terms.map((stems) => anyOf(stems.map(quoted))).join(' AND ')})`
  const { results } = await db
    .prepare(selectTitles)
    .bind(languageBit[locale], new Date(now).toISOString(), expression, limit)
    .all()
  return v.parse(Titles, results).map(({ title, path, type }) => ({ text: title, path, type }))
}

function completed(question: Question, last: Term, word: string): string {
  return withWord(question, last, word).trimStart()
}

/** Companies and subjects before texts about them; a short title is a better match. */
const selectTitles = `
  SELECT title, path, type FROM (
    SELECT d.id, t.title, t.path, d.type
    FROM search_index CROSS JOIN search_documents d ON d.id = search_index.rowid
      CROSS JOIN search_texts t ON t.id = d.id
    WHERE search_index MATCH ?3 AND d.shown_in & ?1 AND (d.ends_at IS NULL OR d.ends_at > ?2)
    ORDER BY search_index.rowid DESC LIMIT ${maxTitles}
  )
  ORDER BY type IN ('partner', 'tag') DESC, CASE WHEN type IN ('partner', 'tag') THEN length(title) ELSE 0 END, id DESC
  LIMIT ?4`
