import { wordsOf } from './words.ts'

/** The share of letter pairs that two words must have in common to look alike. */
const leastAlike = 0.4

/** The items whose names resemble the typed text, most similar first. */
export function likeTyped<Named>(typed: string, named: Named[], nameOf: (one: Named) => string): Named[] {
  const words = pairsOfWords(typed)
  return named
    .map((one) => ({ one, likeness: likenessOf(words, pairsOfWords(nameOf(one))) }))
    .filter(({ likeness }) => likeness >= leastAlike)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ one }) => one)
}

function pairsOfWords(text: string): Set<string>[] {
  return [...wordsOf(text.slice(0, 200))].slice(0, 12).map(({ folded }) => pairsOf(folded))
}

/** Pairs of neighbouring letters, including the start and end of the word. */
function pairsOf(word: string): Set<string> {
  const padded = ` ${word} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, place) => padded.slice(place, place + 2)))
}

function likenessOf(words: Set<string>[], others: Set<string>[]): number {
  return Math.max(0, ...words.flatMap((word) => others.map((other) => shared(word, other))))
}

/** Dice's coefficient. */
function shared(one: Set<string>, other: Set<string>): number {
  return (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size)
}
