import { stemOf } from './stem.ts'
import { isStopWord } from './words.ts'

const minCompoundLength = 7
const minPartLength = 3

/**
 * Every way to split a word as a compound: the stems of the first part, with and without a linking `s`, and those of
 * the second. Most splits are nonsense; the words of the documents tell which aren't.
 */
export function splitsOf(folded: string): [left: string[], right: string[]][] {
  if (folded.length < minCompoundLength) return []
  const splits: [string[], string[]][] = []
  for (let place = minPartLength; place <= folded.length - minPartLength; place++) {
    const left = folded.slice(0, place)
    const right = folded.slice(place)
    if (isStopWord(left) || isStopWord(right)) continue
    splits.push([partStems(withoutJoint(left)), partStems([right])])
  }
  return splits
}

/** `bezorgings` in `bezorgingskosten` is `bezorging`. */
function withoutJoint(left: string): string[] {
  return left.endsWith('s') && left.length > minPartLength ? [left, left.slice(0, -1)] : [left]
}

function partStems(words: string[]): string[] {
  return [...new Set(words.flatMap((word) => [stemOf(word, 'nl'), stemOf(word, 'de')]))]
}
