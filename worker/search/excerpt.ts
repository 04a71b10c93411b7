import type { Locale } from '../../client/content/locale.ts'
import type { Snippet } from '../../client/content/search.ts'
import { type Match, marked, matchesIn, type Sought } from './matches.ts'

/** In characters: the length of an excerpt, and how much of it precedes the first match. */
const longest = 220
const before = 60

/** The part of a text that best matches the search; its beginning if nothing matches. */
export function excerptOf(text: string, locale: Locale, sought: Sought): Snippet[] {
  const matches = matchesIn(text, locale, sought)
  const [start, end] = whole(text, bestStart(matches))
  const within = matches
    .filter((match) => match.start >= start && match.end <= end)
    .map((match) => ({ ...match, start: match.start - start, end: match.end - start }))
  const snippets = marked(text.slice(start, end), within)
  if (start > 0) snippets.unshift({ text: '… ', isMatch: false })
  if (end < text.length) snippets.push({ text: ' …', isMatch: false })
  return snippets
}

/** Where the part starts that has the most different matches, then the most matches; the first on a tie. */
function bestStart(matches: Match[]): number {
  let best = { start: 0, worth: 0 }
  for (const [index, { start }] of matches.entries()) {
    const near = []
    for (let next = index; next < matches.length; next++) {
      const match = matches[next]
      if (!match || match.end > start + longest - before) break
      near.push(match.stem)
    }
    const worth = 10 * new Set(near).size + near.length
    if (worth > best.worth) best = { start: Math.max(0, start - before), worth }
  }
  return best.start
}

/** A part that doesn't start or end within a word, and starts with a sentence if one starts nearby. */
function whole(text: string, from: number): [start: number, end: number] {
  const start = from === 0 ? 0 : beginning(text, from)
  if (text.length <= start + longest) return [start, text.length]
  const space = text.lastIndexOf(' ', start + longest)
  return [start, space > start ? space : start + longest]
}

function beginning(text: string, from: number): number {
  const sentence = text.slice(from, from + before).search(/[.!?] \S/)
  if (sentence >= 0) return from + sentence + 2
  const space = text.indexOf(' ', from)
  return space >= 0 && space < from + before ? space + 1 : from
}
