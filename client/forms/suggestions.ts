/** More would have to be scrolled through; who types on gets fewer. */
const most = 8

/**
 * What may be meant by the beginning of a text, best first: what begins so, then what has a word that does.
 * Capitals and accents don't count.
 * @returns All of the first options for an empty text; not what is typed in full already.
 */
export function suggestionsFor(text: string, options: readonly string[]): string[] {
  const typed = plain(text)
  const begin = options.filter((option) => plain(option).startsWith(typed) && plain(option) !== typed)
  const within = options.filter(
    (option) => !plain(option).startsWith(typed) && ` ${plain(option)}`.includes(` ${typed}`),
  )
  return [...begin, ...within].slice(0, most)
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
