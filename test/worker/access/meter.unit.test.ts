import { describe, expect, it } from 'vitest'
import { readMeter, writeMeter } from '../../../worker/access/meter.ts'

const secret = 'test'.padEnd(32, '0')

describe('the meter at the turn of a month', () => {
  it.each([
    ['winter', '2026-11-30T22:59:59.999Z', '2026-11-30T23:00:00Z'],
    ['summer', '2026-07-31T21:59:59.999Z', '2026-07-31T22:00:00Z'],
    ['a year that ends', '2026-12-31T22:59:59.999Z', '2026-12-31T23:00:00Z'],
  ])('counts until midnight in the Netherlands, and begins again then: %s', async (_, last, first) => {
    const cookie = await writeMeter([108, 116], secret, Date.parse(last))

    expect(await readMeter(cookie, secret, Date.parse(last))).toEqual([108, 116])
    expect(await readMeter(cookie, secret, Date.parse(first))).toEqual([])
  })

  it('goes on over midnight of any other zone', async () => {
    const cookie = await writeMeter([108], secret, Date.parse('2026-11-30T23:30:00Z'))

    expect(await readMeter(cookie, secret, Date.parse('2026-12-01T00:30:00Z'))).toEqual([108])
  })

  it('believes no cookie of another month whose month was changed', async () => {
    const cookie = await writeMeter([108], secret, Date.parse('2026-11-30T12:00:00Z'))

    expect(
      await readMeter(cookie.replace('2026-11', '2026-12'), secret, Date.parse('2026-12-01T12:00:00Z')),
    ).toEqual([])
  })
})
