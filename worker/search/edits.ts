const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Shorter words are one letter away from too many others. */
const minCorrectedLength = 5

/**
 * Every word that is one edit away: a letter left out, added, changed or swapped with its neighbour. About 53
 * candidates per letter; the words of the documents tell which of them exist.
 */
export function oneEditAway(word: string): string[] {
  if (word.length < minCorrectedLength) return []
  const found = new Set<string>()
  for (let place = 0; place <= word.length; place++) {
    const before = word.slice(0, place)
    const behind = word.slice(place)
    for (const letter of letters) {
      found.add(before + letter + behind)
      if (behind) found.add(before + letter + behind.slice(1))
    }
    if (behind) found.add(before + behind.slice(1))
    if (behind.length > 1) found.add(before + behind[1] + behind[0] + behind.slice(2))
  }
  found.delete(word)
  return [...found]
}
