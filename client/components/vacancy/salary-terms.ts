import type { Locale } from '../../content/locale.ts'
import type { SalaryInsight } from '../../content/salary-insight.ts'
import { formatMoney } from '../money.ts'

/** More exact than this would pretend to know. */
const step = 50

/** An amount of an insight, rounded to fifty euros: `€ 2.650`. */
export function roundedMoney(locale: Locale, amount: number): string {
  return formatMoney(locale, Math.round(amount / step) * step)
}

/** The middle half of an insight: `€ 2.600 – € 3.100`. */
export function middleHalf(locale: Locale, { low, high }: SalaryInsight): string {
  const [from, to] = [roundedMoney(locale, low), roundedMoney(locale, high)]
  return from === to ? from : `${from} – ${to}`
}
