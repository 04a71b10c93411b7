import type { BillingCountry } from '../seller/identifiers.ts'
import { dayOf } from '../statistics/dutch-day.ts'

/** Dutch rates, in percent, each from a day on. A new rate is another line, and old orders keep theirs. */
const rates = [
  { category: 'standard', percent: 21, from: '2012-10-01' },
  { category: 'reduced', percent: 9, from: '2019-01-01' },
] as const

type Category = (typeof rates)[number]['category']

/** VAT of an order. */
export interface OrderVat {
  /** Zero where it is reverse-charged. */
  percent: number
  /** The customer owes it in their own country: `btw verlegd`. */
  isReverseCharged: boolean
}

/**
 * The VAT of a service to a company.
 * @param percent That of the product, now or at any time before: it names the category.
 * @param options.at Milliseconds since 1970.
 * @throws Error For a percentage that never was a rate.
 */
export function vatOf(
  percent: number,
  { country, vatId, at }: { country: BillingCountry; vatId: string | null; at: number },
): OrderVat {
  // Without a VAT number a foreign company is treated as a consumer.
  if (country !== 'NL' && vatId) return { percent: 0, isReverseCharged: true }
  return { percent: rateOn(categoryOf(percent), dayOf(at)), isReverseCharged: false }
}

function categoryOf(percent: number): Category {
  const known = rates.find((rate) => rate.percent === percent)
  if (!known) throw new Error(`${percent}% is no rate of VAT`)
  return known.category
}

function rateOn(category: Category, day: string): number {
  const valid = rates.filter((rate) => rate.category === category && rate.from <= day)
  const latest = valid.toSorted((one, other) => one.from.localeCompare(other.from)).at(-1)
  if (!latest) throw new Error(`There was no ${category} rate of VAT on ${day}`)
  return latest.percent
}

/** VAT on an amount, both in cents; halves are rounded up. */
export function vatCentsOf(netCents: number, percent: number): number {
  return Math.round((netCents * percent) / 100)
}

/** What an amount is without the VAT in it, both in cents; halves are rounded up. */
export function netCentsOf(totalCents: number, percent: number): number {
  return Math.round((totalCents * 100) / (100 + percent))
}
