import type { Locale } from '../../client/content/locale.ts'
import type { Snippet } from '../../client/content/search.ts'
import type { Meaning } from './meaning.ts'
import { stemOf } from './stem.ts'
import { joinedBy, type Word, wordsOf } from './words.ts'

/** A matching part of a text. */
export interface Match {
  start: number
  end: number
  stem: string
}

/** The stems of a search, and their first two letters. */
export interface Sought {
  stems: ReadonlySet<string>
  beginnings: ReadonlySet<string>
}

/** Every stem by which a question may have found a document. */
export function soughtBy(meanings: Meaning[]): Sought {
  const stems = new Set(meanings.flatMap(({ exact, wider, pairs }) => [...exact, ...wider, ...pairs.flat(2)]))
  // Half of `e-commerce` is a single letter, which means nothing alone.
  for (const stem of stems) if (stem.length < 2 && stems.size > 1) stems.delete(stem)
  return { stems, beginnings: new Set([...stems].map((stem) => stem.slice(0, 2))) }
}

/** The matches in a text, in any word form. */
export function matchesIn(text: string, locale: Locale, { stems, beginnings }: Sought): Match[] {
  const matches: Match[] = []
  let previous: Word | null = null
  for (const word of wordsOf(text)) {
    const joined: string | null = previous && joinedBy(text, previous, word)
    const joinedStem = joined && beginnings.has(joined.slice(0, 2)) ? stemOf(joined, locale) : null
    if (previous && joinedStem !== null && stems.has(joinedStem)) {
      while ((matches.at(-1)?.end ?? -1) > previous.start) matches.pop()
      matches.push({ start: previous.start, end: word.end, stem: joinedStem })
    } else if (beginnings.has(word.folded.slice(0, 2))) {
      // Stemming costs far more than comparing two letters, and most words of a text don't match.
      const stem = stemOf(word.folded, locale)
      if (stems.has(stem)) matches.push({ start: word.start, end: word.end, stem })
    }
    previous = word
  }
  return matches
}

/** A text in parts, with its matches marked. @param matches In order, without overlaps. */
export function marked(text: string, matches: Match[]): Snippet[] {
  const snippets: Snippet[] = []
  let done = 0
  for (const { start, end } of matches) {
    if (start > done) snippets.push({ text: text.slice(done, start), isMatch: false })
    snippets.push({ text: text.slice(start, end), isMatch: true })
    done = end
  }
  if (done < text.length) snippets.push({ text: text.slice(done), isMatch: false })
  return snippets
}
