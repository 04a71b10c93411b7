/** A cell: text, a whole number, whole euro cents, or nothing. */
export type CsvCell = string | number | { cents: number } | null

/**
 * A table for a spreadsheet: semicolons and decimal commas, as Dutch ones read them.
 *
 * Texts were typed by others. One that a spreadsheet would take for a formula gets an apostrophe in front, which it doesn't show.
 */
export function csvOf(headings: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [headings, ...rows].map((cells) => cells.map(written).join(';'))
  // The mark at its start tells Excel that it is UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell !== 'string') return amount(cell.cents)
  const text = /^\s*[=+\-@＝＋－＠]/.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Without a dot for thousands. */
function amount(cents: number): string {
  const euros = Math.floor(Math.abs(cents) / 100)
  return `${cents < 0 ? '-' : ''}${euros},${String(Math.abs(cents) % 100).padStart(2, '0')}`
}
