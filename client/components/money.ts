import type { Locale } from '../content/locale.ts'

// Intl objects are expensive to create and the same for everyone.
const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount in the reader's notation, without cents if they are zero: `€ 95`, `€ 12,50`.
 * @param currency ISO 4217.
 */
export function formatMoney(locale: Locale, amount: number, currency = 'EUR'): string {
  // Intl throws for anything that can't be a currency code.
  if (!/^[A-Z]{3}$/i.test(currency)) return `${currency} ${amount}`
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    })
    formats.set(key, format)
  }
  return format.format(amount)
}
