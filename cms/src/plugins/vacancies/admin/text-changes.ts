/** A stretch of a text that stays, goes or comes. */
export interface Stretch {
  is: 'same' | 'gone' | 'new'
  text: string
}

/** A line of a text that was changed, or how many lines that stay are left out here. */
export type ChangedLine = Stretch[] | { leftOut: number }

/** Words that a changed line keeps for each that went or came, at least: with fewer it counts as another line. */
const leastKept = 0.4

/**
 * What an editor reads of a changed text: the lines that went and came, within a changed line its words, and of what stays only the lines
 * beside those.
 */
export function textChanges(before: string, now: string): ChangedLine[] {
  const lines = inPlace(aligned(linesOf(before), linesOf(now)))
  const isChanged = lines.map((line) => line.some(({ is }) => is !== 'same'))
  const shown: ChangedLine[] = []
  for (const [at, line] of lines.entries()) {
    const last = shown.at(-1)
    if (isChanged[at] || isChanged[at - 1] || isChanged[at + 1]) shown.push(line)
    else if (last && 'leftOut' in last) last.leftOut++
    else shown.push({ leftOut: 1 })
  }
  return shown
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** Puts each line that went together with the one that came in its place. */
function inPlace(lines: readonly Stretch[]): Stretch[][] {
  const shown: Stretch[][] = []
  let gone: Stretch[] = []
  let come: Stretch[] = []
  for (const line of [...lines, null]) {
    if (line?.is === 'gone') gone.push(line)
    else if (line?.is === 'new') come.push(line)
    else {
      for (let at = 0; at < Math.max(gone.length, come.length); at++)
        shown.push(...together(gone[at], come[at]))
      gone = []
      come = []
      if (line) shown.push([line])
    }
  }
  return shown
}

/** One line with the words that changed, if there are few; otherwise both. */
function together(gone: Stretch | undefined, come: Stretch | undefined): Stretch[][] {
  if (gone && come) {
    const words = aligned(wordsOf(gone.text), wordsOf(come.text))
    const shared = words.filter(({ is }) => is === 'same').length
    if (shared >= leastKept * (words.length - shared)) return [joined(words)]
  }
  return [gone, come].flatMap((line) => (line ? [[line]] : []))
}

/** Words, each with the space after it. */
function wordsOf(line: string): string[] {
  return line.match(/\S+\s*/g) ?? []
}

/** Neighbours of one kind in one stretch. */
function joined(words: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const word of words) {
    const last = stretches.at(-1)
    if (last?.is === word.is) last.text += word.text
    else stretches.push({ ...word })
  }
  return stretches
}

/** Both lists in one, in which what they have in common stands once. Spaces around a part make no difference. */
function aligned(before: readonly string[], now: readonly string[]): Stretch[] {
  const width = now.length + 1
  // How many parts the rests of both have in common, from each pair of places on.
  const common = new Uint32Array((before.length + 1) * width)
  const commonFrom = (old: number, fresh: number) => common[old * width + fresh] ?? 0
  const isSame = (old: number, fresh: number) => before[old]?.trim() === now[fresh]?.trim()
  for (let old = before.length - 1; old >= 0; old--)
    for (let fresh = now.length - 1; fresh >= 0; fresh--)
      common[old * width + fresh] = isSame(old, fresh)
        ? commonFrom(old + 1, fresh + 1) + 1
        : Math.max(commonFrom(old + 1, fresh), commonFrom(old, fresh + 1))

  const stretches: Stretch[] = []
  let fresh = 0
  for (const [old, text] of before.entries()) {
    while (
      fresh < now.length &&
      !isSame(old, fresh) &&
      commonFrom(old, fresh + 1) > commonFrom(old + 1, fresh)
    )
      stretches.push({ is: 'new', text: now[fresh++] ?? '' })
    if (fresh < now.length && isSame(old, fresh)) stretches.push({ is: 'same', text: now[fresh++] ?? '' })
    else stretches.push({ is: 'gone', text })
  }
  for (const text of now.slice(fresh)) stretches.push({ is: 'new', text })
  return stretches
}
