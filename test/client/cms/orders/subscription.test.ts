import { describe, expect, it } from 'vitest'
import { compiledBackend } from '../compiled.ts'

const cms = await compiledBackend()
const { periodTerms } = cms('./src/subscriptions/subscription-terms.js')

describe('what a period costs', () => {
  const product = { documentId: 'p', slug: 'digitaal', name: 'Schakel Digitaal' }
  const price = { amount: 11.5, currency: 'EUR', vatRate: 9, interval: 'month' }
  const termsFor = (billing: object, given: object = price) =>
    periodTerms({
      ...{ product, price: given, billing, subscription: 7, seats: 1, language: 'nl' },
      period: { from: '2026-11-23', until: '2026-12-22' },
      at: Date.parse('2026-11-23T12:00:00Z'),
    })

  it('is the price of the product, with the VAT in it', () => {
    expect(termsFor({ country: 'NL', vatId: null })).toMatchObject({
      ...{ netCents: 1055, vatCents: 95, totalCents: 1150, vatPercent: 9, isReverseCharged: false },
      grants: { kind: 'subscription', subscription: 7, seats: 1, from: '2026-11-23', until: '2026-12-22' },
    })
    // A foreign reader pays the same as long as the site sells little abroad.
    expect(termsFor({ country: 'DE', vatId: null })).toMatchObject({ totalCents: 1150, vatCents: 95 })
    expect(termsFor({ country: 'NL', vatId: 'NL123456782B01' })).toMatchObject({ totalCents: 1150 })
  })

  it('has no VAT for a foreign company with a number', () => {
    expect(termsFor({ country: 'BE', vatId: 'BE0403170701' })).toMatchObject({
      ...{ netCents: 1055, vatCents: 0, totalCents: 1055, vatPercent: 0, isReverseCharged: true },
    })
  })

  it.each([590, 149, 11.5, 0.01, 99.99])('of %d euros adds up to the cent', (amount) => {
    const { netCents, vatCents, totalCents } = termsFor({ country: 'NL', vatId: null }, { ...price, amount })

    expect(netCents + vatCents).toBe(totalCents)
    expect(totalCents).toBe(Math.round(amount * 100))
  })
})
