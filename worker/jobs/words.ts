const mostTerms = 12
const longestTerm = 60
/** A shorter beginning of a word would be found within too many words. */
const shortestPart = 4

/** Fields of `job_texts` that hold whole words. */
const wholeWords = '{title employer categories places description}'

/**
 * What was typed, in the language of FTS5: every word must be there, at least its beginning.
 * Nothing that was typed is an operator. Without any word in it, nothing is found.
 */
export function matchFor(text: string): string {
  const terms = text.normalize('NFC').match(/[\p{Letter}\p{Number}]+/gu) ?? []
  if (terms.length === 0) return '""'
  return terms
    .slice(0, mostTerms)
    .map((term) => term.slice(0, longestTerm))
    .map((term) => (term.length < shortestPart ? `(${wholeWords} : "${term}"*)` : `"${term}"*`))
    .join(' AND ')
}

/**
 * The ends of long words: `reachtruckchauffeur` is found by `chauffeur`, which a search by beginnings would miss.
 * @param text A title: of a longer text there would be too many.
 */
export function wordEnds(text: string): string {
  const words = text.match(/[\p{Letter}\p{Number}]{8,60}/gu) ?? []
  return words
    .flatMap((word) =>
      Array.from({ length: word.length - shortestPart }, (_, index) => word.slice(index + 1)),
    )
    .join(' ')
}
