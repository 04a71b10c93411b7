/** As people copy them: with a space or nothing instead of the hyphen. Not within a longer number, such as an account's. */
const number = /(?<!\d)(20\d\d)[-–. ]?(\d{5})(?!\d)/g

/** The numbers of invoices that a text names, each once. */
export function invoiceNumbersIn(text: string): string[] {
  return [...new Set([...text.matchAll(number)].map(([, year, count]) => `${year}-${count}`))]
}
