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
  const terms = termsOf(text)
  if (terms.length === 0) return '""'
  return terms
    .map((term) => (term.length < minPartLength ? `(${wholeWords} : "${term}"*)` : `"${term}"*`))
    .join(' AND ')
}

/** The same with more words, which must be whole words of a title, an employer or a category. */
export function matchForRole(text: string, role: string): string {
  const named = termsOf(role).map((term) => `({title employer categories} : "${term}")`)
  return [...(text ? [matchFor(text)] : []), ...named].join(' AND ') || '""'
}

/** The same, but words must be in what a vacancy is called: its title, its employer or a category. */
export function matchForName(text: string): string {
  const named = termsOf(text).map((term) => `({title employer categories parts} : "${term}"*)`)
  return named.join(' AND ') || '""'
}

function termsOf(text: string): string[] {
  const terms = text.normalize('NFC').match(/[\p{Letter}\p{Number}]+/gu) ?? []
  return terms.slice(0, maxTerms).map((term) => term.slice(0, maxTermLength))
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
