import type { Price, ProductKind } from '../content/product-card.ts'

/** Prices for readers include VAT, prices for companies don't. */
const withVat: readonly ProductKind[] = ['subscription', 'magazine']

/** One price with and without VAT, in units of its currency and rounded to cents. */
export interface PriceAmounts {
  /** Whether the asked price includes VAT, and so which of the two comes first. */
  includesVat: boolean
  including: number
  excluding: number
}

/** Calculates the other half of a price. */
export function priceAmounts({ amount, vatRate }: Price, kind: ProductKind): PriceAmounts {
  const factor = 1 + vatRate / 100
  const includesVat = withVat.includes(kind)
  return {
    includesVat,
    including: inCents(includesVat ? amount : amount * factor),
    excluding: inCents(includesVat ? amount / factor : amount),
  }
}

function inCents(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100
}
