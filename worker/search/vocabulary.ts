import * as v from 'valibot'
import type { Locale } from '../../client/content/locale.ts'
import { splitsOf } from './compounds.ts'
import { oneEditAway } from './edits.ts'
import { mirror } from './mirror.ts'
import type { Term } from './question.ts'
import { stemsOf } from './stem.ts'
import { isStopWord } from './words.ts'

/** What a term may stand for in the documents. All of it is stems. */
export interface Meaning {
  term: Term
  /** The word itself, in any of its forms. */
  exact: string[]
  /** Compounds that it is a part of; of a word that is not finished, the words that begin with it. */
  wider: string[]
  /** Two words that, close to each other, say the same. */
  beside: [string[], string[]][]
  /** Another word that was probably meant; null where the documents have this one. */
  correction: string | null
}

const Stems = v.array(v.object({ stem: v.string() }))
const Words = v.array(v.object({ word: v.string(), shown: v.string(), stem: v.string() }))

/** Looks up what terms mean by the words that the documents have. One question to D1; two where a word is not known, three where another was meant. */
export async function meaningsOf(db: D1Database, terms: Term[], locale: Locale): Promise<Meaning[]> {
  if (terms.length === 0) return []
  const answers = await db.batch(
    terms.flatMap((term) => [
      db.prepare(selectKnown).bind(JSON.stringify(term.stems)),
      db.prepare(selectCompounds).bind(JSON.stringify(partsToLookFor(term))),
      db.prepare(selectKnown).bind(JSON.stringify(splitsOf(term.folded).flat(2))),
    ]),
  )
  const stemsAt = (index: number) => v.parse(Stems, answers[index]?.results ?? []).map(({ stem }) => stem)
  const found = terms.map((term, index) => ({
    isKnown: term.folded.length < 2 || isStopWord(term.folded) || stemsAt(3 * index).length > 0,
    meaning: {
      term,
      exact: term.stems,
      wider: stemsAt(3 * index + 1),
      beside: [...(term.halves ? [term.halves] : []), ...knownSplits(term, new Set(stemsAt(3 * index + 2)))],
      correction: null,
    },
  }))
  const unknown = found.filter(({ isKnown }) => !isKnown)
  const guesses = await guess(
    db,
    unknown.map(({ meaning }) => meaning),
    locale,
  )
  return found.map(({ meaning }) => guesses.get(meaning) ?? meaning)
}

/** Stems that are long enough to be a part that says something, with what is mirrored to find them at the end of a word. */
function partsToLookFor({ folded, stems }: Term): [stem: string, mirrored: string][] {
  if (folded.length < 4) return []
  return stems.filter((stem) => stem.length > 2).map((stem) => [stem, mirror(stem)])
}

/** At most two ways to take a compound apart; the most even ones are the least likely to be chance. */
function knownSplits({ folded }: Term, known: Set<string>): Meaning['beside'] {
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

/** What may be meant by words that no document has: the beginning of one, two of them, or one with a mistake in it. */
async function guess(db: D1Database, unknown: Meaning[], locale: Locale): Promise<Map<Meaning, Meaning>> {
  if (unknown.length === 0) return new Map()
  const answers = await db.batch(
    unknown.flatMap(({ term }) => [
      db.prepare(selectCompletions).bind(term.folded, locale),
      db.prepare(selectNeighbours).bind(JSON.stringify(oneEditAway(term.folded)), term.folded, locale),
    ]),
  )
  const wordsAt = (index: number) => v.parse(Words, answers[index]?.results ?? [])
  const guesses = new Map<Meaning, Meaning>()
  const mistaken: { meaning: Meaning; term: Term; shown: string }[] = []
  for (const [index, meaning] of unknown.entries()) {
    const wider = wordsAt(2 * index).map(({ stem }) => stem)
    const [meant] = wordsAt(2 * index + 1)
    if (wider.length > 0) guesses.set(meaning, { ...meaning, wider: [...wider, ...meaning.wider] })
    else if (meant && meaning.beside.length === 0)
      mistaken.push({ meaning, term: inPlaceOf(meaning.term, meant.word, locale), shown: meant.shown })
  }
  const meant = await meaningsOf(
    db,
    mistaken.map(({ term }) => term),
    locale,
  )
  for (const [index, { meaning, shown }] of mistaken.entries()) {
    const right = meant[index]
    if (right) guesses.set(meaning, { ...right, correction: shown })
  }
  return guesses
}

function inPlaceOf(term: Term, word: string, locale: Locale): Term {
  return { ...term, folded: word, stems: stemsOf(word, locale), halves: null }
}

/** Words that begin with what was typed, the most frequent first. @see search-table.ts for what they are. */
export const selectCompletions = `
  SELECT word, shown, stem FROM search_words
  WHERE word >= ?1 AND word < ?1 || char(65535) ORDER BY locale = ?2 DESC, documents DESC LIMIT 40`

/** The first letter is seldom wrong, and readers write their own language. */
export const selectNeighbours = `
  SELECT word, shown, stem FROM search_words WHERE word IN (SELECT value FROM json_each(?1))
  ORDER BY substr(word, 1, 1) = substr(?2, 1, 1) DESC, locale = ?3 DESC, documents DESC LIMIT 1`

const selectKnown = 'SELECT DISTINCT stem FROM search_words WHERE stem IN (SELECT value FROM json_each(?))'

const isWord = (text: string) =>
  `(EXISTS (SELECT 1 FROM search_words WHERE stem = ${text}) OR EXISTS (SELECT 1 FROM search_words WHERE word = ${text}))`

/**
 * Compounds whose other part is a word too, the most frequent first.
 * Between a first part and the next may stand an ending or a joint: pakket-ten-dienst, bezorg-ings-kosten, stad-s-rit.
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
