import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { centsOf } from '../../../client/forms/cents.ts'
import { isoDay } from '../../../client/forms/iso-day.ts'
import { day, money } from '../../../client/forms/standard-rules.ts'
import { fieldErrors } from '../../../client/forms/validate.ts'

describe('an amount as people type it', () => {
  it.each<[string, number | null]>([
    ['12', 12_00],
    ['12,5', 12_50],
    ['12.50', 12_50],
    ['€ 12,50', 12_50],
    ['€12,-', 12_00],
    ['1250', 1250_00],
    ['1.250', 1250_00],
    ['1,250', 1250_00],
    ['1.250,75', 1250_75],
    ['1,250.75', 1250_75],
    ['1 250,75', 1250_75],
    ['1.250.000', 1_250_000_00],
    ['0,05', 5],
    ['-3,10', -3_10],
    ['-0', 0],
    ['', null],
    ['€', null],
    ['12,505', 12_505_00],
    ['12,5055', null],
    ['1.25.000', null],
    ['twaalf', null],
    ['1e3', null],
    ['12,50,', null],
  ])('%j is %j cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents)
  })

  it.each(['nl', 'en-GB', 'de'])('is parsed as %s writes it', (language) => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        const text = format.format(cents / 100).replace('€', '')

        expect(centsOf(text)).toBe(cents)
      }),
    )
  })

  it('is never a fraction of a cent, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cents = centsOf(text)

        expect(cents === null || Number.isSafeInteger(cents)).toBe(true)
      }),
    )
  })

  it('has bounds, which messages name in euros', () => {
    const schema = v.object({ budget: money({ min: 10_00, max: 1000_00 }) })

    expect(fieldErrors(schema, { budget: '9,99' })).toEqual({
      budget: { key: 'form.money-min', values: { cents: '1000' } },
    })
    expect(fieldErrors(schema, { budget: '1.000' })).toEqual({})
    expect(fieldErrors(schema, { budget: '1.000,01' }).budget?.key).toBe('form.money-max')
  })
})

describe('a day as people type it', () => {
  it.each<[string, string | null]>([
    ['2026-12-31', '2026-12-31'],
    ['31-12-2026', '2026-12-31'],
    ['1/2/2027', '2027-02-01'],
    [' 1.2.2027 ', '2027-02-01'],
    ['29-02-2028', '2028-02-29'],
    ['29-02-2027', null],
    ['31-04-2027', null],
    ['2027-13-01', null],
    ['12-31-2026', null],
    ['morgen', null],
    ['', null],
  ])('%j is %j', (text, iso) => {
    expect(isoDay(text)).toBe(iso)
  })

  it('is handed on as ISO 8601', () => {
    expect(v.parse(day, '31-12-2026')).toBe('2026-12-31')
  })
})
