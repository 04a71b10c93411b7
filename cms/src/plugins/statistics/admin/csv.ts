/**
 * A table as CSV for Dutch spreadsheets: separated by semicolons, with a UTF-8 byte order mark.
 * @param rows The first contains the headings.
 */
export function toCsv(rows: (string | number)[][]) {
  return `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(value: string | number) {
  const text = String(value)
  // Spreadsheets would evaluate such a text as a formula, and anybody can put one into a campaign's name.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
