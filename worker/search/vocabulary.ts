import * as v from 'valibot'
import { defaultLocale, type Locale } from '../../client/content/locale.ts'
import type { Database } from '../database/sql.ts'
import { splitsOf } from './compounds.ts'
import { oneEditAway } from './edits.ts'
import { anyOf, quoted } from './expression.ts'
import { languageBit } from './language-bit.ts'
import type { Meaning } from './meaning.ts'
import { mirror } from './mirror.ts'
import type { Term } from './question.ts'
import { spellingsOf } from './spellings.ts'
import { stemsOf } from './stem.ts'
import { isStopWord } from './words.ts'

/** A meaning, and the number of documents in which the reader can find the word: 0, 1, 2, or more. */
interface Known {
  meaning: Meaning
  documents: number
}

const Stems = v.array(v.object({ stem: v.string() }))
const Counts = v.tuple([v.object({ documents: v.number() })])
const Words = v.array(
  v.object({
    word: v.string(),
    shown: v.string(),
    stem: v.string(),
    locale: v.string(),
    documents: v.number(),
  }),
)

/** A word that occurs in documents. */
export type KnownWord = v.InferOutput<typeof Words>[number]

/** @throws ValiError */
export function knownWordsFrom(rows: unknown[] | undefined): KnownWord[] {
  return v.parse(Words, rows ?? [])
}

/** A word in no more documents than this may be a typo of theirs. */
const maxStray = 2
/** How many times more often the other word must occur. */
const clearlyMore = 10

/**
 * Looks up what terms mean by the words of the documents. One call to D1; two if a word is found rarely or never, three
 * if another was meant.
 * @param now Milliseconds since 1970; documents that ended before it can't be found.
 */
export async function meaningsOf(
  db: Database,
  terms: Term[],
  locale: Locale,
  now: number,
): Promise<Meaning[]> {
  const known = await lookUp(db, terms, locale, now)
  const guesses = await guess(
    db,
    known.filter(({ documents }) => documents <= maxStray),
    locale,
    now,
  )
  return known.map(({ meaning }) => guesses.get(meaning) ?? meaning)
}

async function lookUp(db: Database, terms: Term[], locale: Locale, now: number): Promise<Known[]> {
  if (terms.length === 0) return []
  const answers = await db.batch(
    terms.flatMap((term) => [
      db
        .prepare(countFindable)
        .bind(anyOf(term.stems.map(quoted)), languageBit[locale], new Date(now).toISOString()),
      db.prepare(selectCompounds).bind(JSON.stringify(partsToLookFor(term))),
      db.prepare(selectKnown).bind(JSON.stringify(splitsOf(term.folded).flat(2))),
      db.prepare(selectSpellings).bind(JSON.stringify(spellingsOf(term.folded))),
    ]),
  )
  const stemsAt = (index: number) => v.parse(Stems, answers[index]?.results ?? []).map(({ stem }) => stem)
  return terms.map((term, index) => {
    const [{ documents }] = v.parse(Counts, answers[4 * index]?.results ?? [])
    const splits = knownSplits(term, new Set(stemsAt(4 * index + 2)))
    const spellings = stemsAt(4 * index + 3)
    const isBeyondDoubt = term.folded.length < 2 || isStopWord(term.folded) || spellings.length > 0
    return {
      documents: isBeyondDoubt ? Number.POSITIVE_INFINITY : documents,
      meaning: {
        term,
        exact: term.stems,
        wider: [...spellings, ...stemsAt(4 * index + 1)],
        pairs: [...(term.halves ? [term.halves] : []), ...splits],
        correction: null,
        suggestion: null,
      },
    }
  })
}

/** Stems long enough to be a meaningful part of a compound, each with its reverse for lookups by the end of a word. */
function partsToLookFor({ folded, stems }: Term): [stem: string, mirrored: string][] {
  if (folded.length < 4) return []
  return stems.filter((stem) => stem.length > 2).map((stem) => [stem, mirror(stem)])
}

/** At most two ways to split a compound; the most even ones are the least likely to be chance. */
function knownSplits({ folded }: Term, known: Set<string>): Meaning['pairs'] {
  return splitsOf(folded)
    .map(([left, right]): [string[], string[]] => [
      left.filter((stem) => known.has(stem)),
      right.filter((stem) => known.has(stem)),
    ])
    .filter(([left, right]) => left.length > 0 && right.length > 0)
    .sort((one, other) => unevenness(one) - unevenness(other))
    .slice(0, 2)
}

function unevenness([left, right]: [string[], string[]]): number {
  return Math.abs((left[0]?.length ?? 0) - (right[0]?.length ?? 0))
}

/**
 * Guesses what rare words mean. A word that the reader never finds is replaced: by a longer word that starts with it,
 * by two words, or by one with a typo corrected. For others, a likelier word is only suggested.
 */
async function guess(
  db: Database,
  doubtful: Known[],
  locale: Locale,
  now: number,
): Promise<Map<Meaning, Meaning>> {
  if (doubtful.length === 0) return new Map()
  const answers = await db.batch(
    doubtful.flatMap(({ meaning: { term } }) => [
      db.prepare(selectCompletions).bind(term.folded, locale),
      db.prepare(selectNeighbours).bind(JSON.stringify(oneEditAway(term.folded)), term.folded, locale),
    ]),
  )
  const guesses = new Map<Meaning, Meaning>()
  const mistaken: { meaning: Meaning; meant: KnownWord }[] = []
  for (const [index, { meaning, documents }] of doubtful.entries()) {
    const begun = knownWordsFrom(answers[2 * index]?.results)
    const near = knownWordsFrom(answers[2 * index + 1]?.results)
    if (documents > 0) {
      const suggestion = likelierThan(meaning.term, documents, near, locale)
      if (suggestion) guesses.set(meaning, { ...meaning, suggestion })
      continue
    }
    const { completions, meant } = likeliest(begun, near, locale)
    if (completions.length > 0) {
      const stems = completions.map(({ stem }) => stem)
      guesses.set(meaning, { ...meaning, wider: [...stems, ...meaning.wider] })
    } else if (meant && meaning.pairs.length === 0) mistaken.push({ meaning, meant })
  }
  const terms = mistaken.map(({ meaning, meant }) => inPlaceOf(meaning.term, meant.word, locale))
  const right = await lookUp(db, terms, locale, now)
  for (const [index, { meaning, meant }] of mistaken.entries()) {
    const known = right[index]
    if (known) guesses.set(meaning, { ...known.meaning, correction: meant.shown })
  }
  return guesses
}

/**
 * The likelier completion or correction: words of a language that the reader reads come before those of another, in
 * which the same letters may be a word that none of the reader's documents contains.
 * @param near The word that is one typo away, if any.
 * @returns Completions, or the corrected word if there are none.
 */
export function likeliest(
  begun: KnownWord[],
  near: KnownWord[],
  locale: Locale,
): { completions: KnownWord[]; meant: KnownWord | null } {
  const [meant = null] = near
  const isForeign = begun.every((word) => !isRead(word, locale)) && meant !== null && isRead(meant, locale)
  return isForeign || begun.length === 0 ? { completions: [], meant } : { completions: begun, meant: null }
}

/** Readers read their own language, plus what exists only in the default language. */
function isRead(word: KnownWord, locale: Locale): boolean {
  return word.locale === locale || word.locale === defaultLocale
}

/** The word that makes a found word look like a typo, or null. */
function likelierThan(term: Term, documents: number, near: KnownWord[], locale: Locale): string | null {
  const [other] = near
  if (!other || !isRead(other, locale) || other.word[0] !== term.folded[0]) return null
  return other.documents >= clearlyMore * documents && !term.stems.includes(other.stem) ? other.shown : null
}

function inPlaceOf(term: Term, word: string, locale: Locale): Term {
  return { ...term, folded: word, stems: stemsOf(word, locale), halves: null }
}

/** Words that start with the input, most frequent first. @see search-table.ts for what they are. */
export const selectCompletions = `
  SELECT word, shown, stem, locale, documents FROM search_words
  WHERE word >= ?1 AND word < ?1 || char(65535) ORDER BY locale = ?2 DESC, documents DESC LIMIT 40`

/** The first letter is seldom wrong, and readers write in their own language. */
export const selectNeighbours = `
  SELECT word, shown, stem, locale, documents FROM search_words WHERE word IN (SELECT value FROM json_each(?1))
  ORDER BY substr(word, 1, 1) = substr(?2, 1, 1) DESC, locale = ?3 DESC, locale = '${defaultLocale}' DESC, documents DESC LIMIT 1`

const selectKnown = 'SELECT DISTINCT stem FROM search_words WHERE stem IN (SELECT value FROM json_each(?))'

const selectSpellings =
  'SELECT DISTINCT stem FROM search_words WHERE word IN (SELECT value FROM json_each(?))'

/** Of the newest documents that contain a word, how many the reader can find, up to a maximum. */
const countFindable = `
  SELECT count(*) AS documents FROM (
    SELECT 1 FROM (SELECT rowid FROM search_index WHERE search_index MATCH ?1 ORDER BY rowid DESC LIMIT 200) newest
      CROSS JOIN search_documents d ON d.id = newest.rowid
    WHERE d.shown_in & ?2 AND (d.ends_at IS NULL OR d.ends_at > ?3) LIMIT ${maxStray + 1}
  )`

const isWord = (text: string) =>
  `(EXISTS (SELECT 1 FROM search_words WHERE stem = ${text}) OR EXISTS (SELECT 1 FROM search_words WHERE word = ${text}))`

/**
 * Compounds whose other part is a word too, most frequent first. Between the parts there may be an ending or a linking
 * sound: pakket-ten-dienst, bezorg-ings-kosten, stad-s-rit.
 */
const selectCompounds = `
  SELECT stem FROM (
    SELECT compound.stem, max(compound.documents) AS documents,
      substr(compound.stem, 1, length(compound.stem) - length(part.value ->> 0)) AS rest
    FROM json_each(?1) part CROSS JOIN search_words compound
      ON compound.mirrored > part.value ->> 1 AND compound.mirrored < (part.value ->> 1) || char(65535)
    WHERE length(compound.stem) >= length(part.value ->> 0) + 3
    GROUP BY compound.stem, rest
  )
  WHERE ${isWord('rest')} OR (rest LIKE '____%s' AND ${isWord('substr(rest, 1, length(rest) - 1)')})
  UNION
  SELECT stem FROM (
    SELECT compound.stem, substr(compound.stem, length(part.value ->> 0) + 1) AS rest
    FROM json_each(?1) part CROSS JOIN search_words compound
      ON compound.stem > part.value ->> 0 AND compound.stem < (part.value ->> 0) || char(65535)
    WHERE length(compound.stem) >= length(part.value ->> 0) + 3
    GROUP BY compound.stem, rest
  ) JOIN (SELECT value AS joint FROM json_each('["","s","e","en","n","er","ing","ings","ten","ken","pen","len","nen"]'))
    ON substr(rest, 1, length(joint)) = joint AND length(rest) >= length(joint) + 3
  WHERE EXISTS (SELECT 1 FROM search_words WHERE stem = substr(rest, length(joint) + 1))
  LIMIT 150`
