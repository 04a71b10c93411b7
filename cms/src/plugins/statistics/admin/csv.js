/**
 * A table as a file that Dutch spreadsheets open: semicolons between the cells, and a mark that says UTF-8.
 * @param {(string | number)[][]} rows The first holds the headings.
 */
export function toCsv(rows) {
  return `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

/** @param {string | number} value */
function cell(value) {
  const text = String(value)
  // Spreadsheets would take such a text for a formula, and anybody can write one into a campaign's name.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Hands a file to the editor's browser. @param {string} name @param {string} text */
export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
