import { describe, expect, it } from 'vitest'
import {
  type ChangedLine,
  type Stretch,
  textChanges,
} from '../../../cms/src/plugins/vacancies/admin/text-changes.ts'

const marks = { same: '', gone: '-', new: '+' }
const written = ({ is, text }: Stretch) => (is === 'same' ? text : `{${marks[is]}${text.trim()}} `)

/** Changes as lines that can be read: `{-what went}`, `{+what came}`, `… 3` for lines that are left out. */
function readable(changes: readonly ChangedLine[]): string[] {
  return changes.map((line) =>
    'leftOut' in line ? `… ${line.leftOut}` : line.map(written).join('').trimEnd(),
  )
}

const between = (before: string, now: string) => readable(textChanges(before, now))

describe('textChanges', () => {
  it('shows the words that changed, the lines beside them, and how many others stay', () => {
    const text = ['Een', 'Twee', 'Je plant de ritten van de nacht.', 'Vier', 'Vijf', 'Zes']

    expect(
      between(text.join('\n\n'), text.join('\n\n').replace('ritten van de nacht', 'ritten van de dag')),
    ).toEqual(['… 1', 'Twee', 'Je plant de ritten van de {-nacht.} {+dag.}', 'Vier', '… 2'])
  })

  it.each([
    ['a line that came', 'Een\nTwee', 'Een\nAnderhalf\nTwee', ['Een', '{+Anderhalf}', 'Twee']],
    ['a line that went', 'Een\nAnderhalf\nTwee', 'Een\nTwee', ['Een', '{-Anderhalf}', 'Twee']],
    [
      'another line in its place',
      'Wij plannen de nacht.',
      'Bel ons vandaag!',
      ['{-Wij plannen de nacht.}', '{+Bel ons vandaag!}'],
    ],
    ['words after the last one', 'Wij plannen', 'Wij plannen de nacht', ['Wij plannen {+de nacht}']],
    ['a line that moved', 'Een\nTwee\nDrie', 'Drie\nEen\nTwee', ['{+Drie}', 'Een', 'Twee', '{-Drie}']],
    ['a new text', '', 'Een\nTwee', ['{+Een}', '{+Twee}']],
    ['no text any more', 'Een', '', ['{-Een}']],
    ['another amount', '32–40', '36–40', ['{-32–40}', '{+36–40}']],
  ])('shows %s', (_, before, now, shown) => {
    expect(between(before, now)).toEqual(shown)
  })

  it('loses no word of either text', () => {
    const before = 'a b c d\ne f\n\ng h i'
    const now = 'a x c d\ng h\ni j\n'
    const side = (not: Stretch['is']) =>
      textChanges(before, now)
        .flatMap((line) => ('leftOut' in line ? [] : line))
        .filter(({ is }) => is !== not)
        .flatMap(({ text }) => text.split(/\s+/))
        .filter(Boolean)

    expect(side('new').join(' ')).toBe('a b c d e f g h i')
    expect(side('gone').join(' ')).toBe('a x c d g h i j')
  })
})
