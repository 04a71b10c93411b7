const maxTerms = 12
const maxTermLength = 60
/** A shorter part would be found within too many words. */
const minPartLength = 4

/** Fields of `job_texts` that contain whole words. */
const wholeWords = '{title employer categories places description}'

/**
 * An FTS5 expression for the typed text: every word must occur, at least as a prefix. The input can't contain
 * operators. Without any words, nothing is found.
 */
export function matchFor(text: string): string {
  const terms = text.normalize('NFC').match(/[\p{Letter}\p{Number}]+/gu) ?? []
  if (terms.length === 0) return '""'
  return terms
    .slice(0, maxTerms)
    .map((term) => term.slice(0, maxTermLength))
    .map((term) => (term.length < minPartLength ? `(${wholeWords} : "${term}"*)` : `"${term}"*`))
    .join(' AND ')
}

/**
 * The ends of long words, so that `chauffeur` finds `reachtruckchauffeur`, which a prefix search would miss.
 * @param text A title; a longer text would give too many.
 */
export function wordEnds(text: string): string {
  const words = text.match(/[\p{Letter}\p{Number}]{8,60}/gu) ?? []
  return words
    .flatMap((word) =>
      Array.from({ length: word.length - minPartLength }, (_, index) => word.slice(index + 1)),
    )
    .join(' ')
}
