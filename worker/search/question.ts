import type { Locale } from '../../client/content/locale.ts'
import { stemsOf } from './stem.ts'
import { isStopWord, joinedBy, type Word, wordsOf } from './words.ts'

/** How much of the input is read. */
const maxQuestionLength = 200
const maxTerms = 12

/** One term of a question. */
export interface Term extends Word {
  stems: string[]
  /** Its two halves if it is hyphenated: `last-mile` is also `last mile`. */
  halves: [string[], string[]] | null
}

/** A parsed search query. */
export interface Question {
  /** The input, cut to the maximum length. */
  text: string
  terms: Term[]
}

/**
 * Parses the input. It has no operators, only words and separators.
 * @param isFinished False while the last word is still being typed and may become another one.
 */
export function readQuestion(typed: string, locale: Locale, isFinished = true): Question {
  const text = typed.slice(0, maxQuestionLength)
  const all = termsOf(text, locale)
  const telling = all.filter((term) => !isStopWord(term.folded) || (!isFinished && term.end === text.length))
  const terms = telling.length > 0 ? telling : all
  const byWord = new Map(terms.map((term) => [term.folded, term]))
  return { text, terms: [...byWord.values()].slice(0, maxTerms) }
}

function termsOf(text: string, locale: Locale): Term[] {
  const terms: Term[] = []
  let previous: Term | null = null
  for (const word of wordsOf(text)) {
    const joined: string | null = previous && joinedBy(text, previous, word)
    const stems = stemsOf(word.folded, locale)
    const term: Term =
      previous && joined
        ? {
            folded: joined,
            start: previous.start,
            end: word.end,
            stems: stemsOf(joined, locale),
            halves: [previous.stems, stems],
          }
        : { ...word, stems, halves: null }
    if (joined) terms.pop()
    terms.push(term)
    previous = term
  }
  return terms
}

/** The input, with a term replaced. */
export function withWord({ text }: Question, term: Term, word: string): string {
  return text.slice(0, term.start) + word + text.slice(term.end)
}
