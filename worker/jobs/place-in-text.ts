import { fold } from './fold.ts'

/** A way to split a search text into what is looked for and a possible place. */
export interface Split {
  /** What remains, as it was typed; empty if only the place was typed. */
  text: string
  /** The words that may name a place, as they were typed, or a Dutch postcode. */
  place: string
  /** Whether a preposition says that it is one: `in Utrecht`. */
  isNamed: boolean
}

/** The most words in the name of a place. */
const longestName = 5
/** More words than these aren't looked at: nobody types them. */
const maxWords = 20

/** Words before a place, in the languages of the site, folded. */
const prepositions = new Set(
  'in te bij nabij vlakbij rond rondom omgeving regio near at around bei nahe um raum'.split(' '),
)
/** Words between those and the place: `in de buurt van Venlo`. */
const between = new Set('de het van buurt the area of der dem den umgebung region von'.split(' '))

/** Without a job beside them these only say that somebody looks for one. */
const anyJob = new Set(
  'vacature vacatures baan banen werk werken job jobs vacancy vacancies work stelle stellen stellenangebote arbeit'.split(
    ' ',
  ),
)

/** Places whose name is an everyday word, or a province: they need a preposition. */
const everydayWords = new Set(['america', 'as', 'heel', 'son', 'well', 'zeeland'])

interface Word {
  typed: string
  folded: string
  /** Between quotes: meant as text. */
  isQuoted: boolean
}

/**
 * All ways to read a search text as something near a place, most likely first: the longest name, after a preposition, at the end or at
 * the start. Whether such a place exists is for the gazetteer to say. What stands between quotes is never a place.
 */
export function splitsOf(typed: string): Split[] {
  const words = wordsOf(typed)
  if (words.length > maxWords) return []
  const splits: (Split & { length: number })[] = []
  for (let length = Math.min(longestName, words.length); length > 0; length--)
    for (const start of startsFor(words, length)) {
      const split = splitAt(words, start, length)
      if (split) splits.push({ ...split, length })
    }
  return splits
    .toSorted((one, other) => other.length - one.length || Number(other.isNamed) - Number(one.isNamed))
    .map(({ length: _, ...split }) => split)
}

/** Whether a text says that it looks for vacancies: `vacatures Utrecht`. */
export function asksForJobs(typed: string): boolean {
  return wordsOf(typed).some(({ folded }) => anyJob.has(folded))
}

/** The text between quotes, which `splitsOf` leaves alone. */
export function asText(typed: string): string {
  return `"${typed
    .replace(/["“”„]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()}"`
}

function wordsOf(typed: string): Word[] {
  return [...typed.matchAll(/["“”„]([^"“”„]*)["“”„]?|([^\s"“”„]+)/g)].map(([all, quoted, plain]) => ({
    typed: all,
    folded: fold(quoted ?? plain ?? ''),
    isQuoted: plain === undefined,
  }))
}

/** Where a place of so many words may start: at the end, at the start, or after a preposition. */
function startsFor(words: readonly Word[], length: number): number[] {
  const last = words.length - length
  const named = words.flatMap((_, index) =>
    index < last && hasPreposition(words, index + 1) ? [index + 1] : [],
  )
  return [...new Set([last, 0, ...named])]
}

function splitAt(words: readonly Word[], start: number, length: number): Split | null {
  const name = words.slice(start, start + length)
  if (name.some(({ folded, isQuoted }) => isQuoted || folded === '')) return null
  const isNamed = hasPreposition(words, start)
  const isEveryday = length === 1 && everydayWords.has(name[0]?.folded ?? '')
  if (isEveryday && !isNamed) return null
  const before = words.slice(0, isNamed ? prepositionStart(words, start) : start)
  return {
    text: withoutAnyJob([...before, ...words.slice(start + length)]),
    place: trimmed(name),
    isNamed,
  }
}

function hasPreposition(words: readonly Word[], start: number): boolean {
  return prepositionStart(words, start) < start
}

/** Index of the first of the words that belong to the preposition before a place; `start` if there is none. */
function prepositionStart(words: readonly Word[], start: number): number {
  let first = start
  for (let index = start - 1; index >= 0; index--) {
    const word = words[index]
    if (!word || word.isQuoted) break
    if (prepositions.has(word.folded)) first = index
    else if (!between.has(word.folded)) break
  }
  return first
}

function withoutAnyJob(words: readonly Word[]): string {
  return words.every(({ folded }) => folded === '' || anyJob.has(folded)) ? '' : trimmed(words)
}

/** The words as typed, without what separated them from others. */
function trimmed(words: readonly Word[]): string {
  return words
    .map(({ typed }) => typed)
    .join(' ')
    .replace(/^[\s,;:/()|–-]+|[\s,;:/()|–-]+$/g, '')
}
