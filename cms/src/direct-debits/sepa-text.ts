/** Letters that don't come apart into a basic one and an accent. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '&': '+',
  _: '-',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': "'",
  '”': "'",
  '„': "'",
  '"': "'",
  '€': 'EUR',
}

/** What stands for a text of which nothing is left, such as a name in Greek. */
const nothingLeft = 'NOTPROVIDED'

/**
 * A text in the characters that every bank takes (EPC217-08): others are transliterated or left out, and only then is it cut.
 * @param max Characters.
 */
export function sepaText(text: string, max: number): string {
  const written = Array.from(text, (letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9+?/\-:().,' ]/g, ' ')
    // Slashes at either end, and two of them, mean something to banks.
    .replace(/\/{2,}/g, '/')
  return trimmed(trimmed(written).slice(0, max)) || nothingLeft
}

function trimmed(text: string): string {
  return text.replace(/ +/g, ' ').replace(/^[ /]+|[ /]+$/g, '')
}
