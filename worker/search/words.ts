/** A word of a text. */
export interface Word {
  /** Lower case, without diacritics, for comparison. */
  folded: string
  /** Offset in the text. */
  start: number
  end: number
}

/** Longer sequences aren't words. */
const maxWordLength = 40

/** ASCII letters and digits: nearly all of every text, and a table is far faster than a regular expression. */
const isPlain = Array.from({ length: 128 }, (_, code) => /[a-z0-9]/i.test(String.fromCharCode(code)))
const isLetter = /[\p{L}\p{N}\p{M}]/u
const apostrophes = new Set(["'", '’'])

/** The words of a text in order; an apostrophe may stand between letters, as in `foto's`. */
export function* wordsOf(text: string): Generator<Word> {
  for (let start = 0; start < text.length; ) {
    const { end, isAscii } = wordAt(text, start)
    if (end === start) {
      start++
      continue
    }
    const word = text.slice(start, end)
    const folded = isAscii ? word.toLowerCase() : fold(word)
    if (folded && folded.length <= maxWordLength) yield { folded, start, end }
    start = end
  }
}

/** The end of the word that starts here; the start itself if there is none. */
function wordAt(text: string, start: number): { end: number; isAscii: boolean } {
  let end = start
  let isAscii = true
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (code < 128 && isPlain[code]) {
      end++
      continue
    }
    const letter = String.fromCodePoint(text.codePointAt(end) ?? 0)
    const isWithin = end > start && apostrophes.has(letter) && isLetter.test(text.charAt(end + 1))
    if (!isWithin && (code < 128 || !isLetter.test(letter))) break
    isAscii = false
    end += letter.length
  }
  return { end, isAscii }
}

const alike: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** Lower case, without diacritics and apostrophes: `Café's` becomes `cafes`. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => alike[letter] ?? letter)
}

/** Hyphenated words also count as one word: `e-commerce` is also `ecommerce`. */
export function joinedBy(text: string, one: Word, next: Word): string | null {
  if (next.start - one.end !== 1 || text.charAt(one.end) !== '-') return null
  const joined = one.folded + next.folded
  return joined.length <= maxWordLength ? joined : null
}

/** Words that tell nothing about a text; they aren't parts of compounds either. */
const stopWords = new Set(
  `de het een en van in op te dat die is voor met zijn aan er niet ook als bij naar om dan maar nog dit uit over door
  heeft hebben worden wordt werd waren was kan meer al tot of zo hun haar hij zij ze wij we je ik u uw ons onze wat wie
  waar hoe geen wel na tegen onder tussen omdat zonder deze daar hier toch alle alleen veel moet moeten zou zal zullen
  kunnen ver ont her mee
  the a an and or of to in on for with by from at as is are was were be been it its this that these those not but have
  has had will would can could their they there which who what when how more than into about
  der die das den dem des ein eine einer eines einem einen und oder von vom zu zum zur im am auf mit ist sind war waren
  wird werden für fuer aus bei nach nicht auch als wie sich dass es er sie wir man noch nur so um über ueber unter vor
  durch sein haben hat`.split(/\s+/),
)

/** Whether a folded word is a stop word. */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded)
}
