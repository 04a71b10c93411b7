/**
 * A table as a file that Dutch spreadsheets open: semicolons between the cells, and a mark that says UTF-8.
 * @param rows The first holds the headings.
 */
export function toCsv(rows: (string | number)[][]) {
  return `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(value: string | number) {
  const text = String(value)
  // Spreadsheets would take such a text for a formula, and anybody can write one into a campaign's name.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
