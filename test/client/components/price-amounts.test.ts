import { describe, expect, it } from 'vitest'
import { priceAmounts } from '../../../client/components/price-amounts.ts'
import type { Price } from '../../../client/content/product-card.ts'

function price(amount: number, vatRate: number): Price {
  return { amount, vatRate, currency: 'EUR', interval: 'year' }
}

describe('a price', () => {
  it('includes VAT for readers', () => {
    expect(priceAmounts(price(149, 9), 'subscription')).toEqual({
      includesVat: true,
      including: 149,
      excluding: 136.7,
    })
  })

  it.each(['advert', 'vacancy-credit', 'catalogue'] as const)('excludes VAT for companies: %s', (kind) => {
    expect(priceAmounts(price(1450, 21), kind)).toEqual({
      includesVat: false,
      including: 1754.5,
      excluding: 1450,
    })
  })

  it.each([
    { amount: 1.005, vatRate: 0, cents: 1.01 },
    { amount: 0, vatRate: 21, cents: 0 },
    { amount: 19.99, vatRate: 21, cents: 24.19 },
  ])('is rounded to cents: $amount', ({ amount, vatRate, cents }) => {
    expect(priceAmounts(price(amount, vatRate), 'advert').including).toBe(cents)
  })
})
