/**
 * An amount in whole cents, as people type one: with a comma or a point before the cents, thousands apart or not, with or without `€`.
 * Three digits behind a single sign are thousands: nobody types a tenth of a cent.
 * @returns null for what is no amount.
 */
export function centsOf(text: string): number | null {
  const plain = text.replace(/^\s*€|[\s\u00a0\u202f]/g, '').replace(/,-$/, '')
  const [, minus = '', whole = '', cents = ''] =
    /^(-?)(\d{1,9}|\d{1,3}(?:\.\d{3}){1,2}|\d{1,3}(?:,\d{3}){1,2})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  if (!whole) return null
  const amount = Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0') || 0)
  return minus && amount > 0 ? -amount : amount
}
