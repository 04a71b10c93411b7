import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { findPlace, isOneSlip } from '../../../worker/jobs/gazetteer.ts'

describe('a place', () => {
  it.each([
    ['Venlo', 'Venlo'],
    ['  venlo ', 'Venlo'],
    ['DEN HAAG', 'Den Haag'],
    ["'s-Gravenhage", 'Den Haag'],
    ['Den Bosch', "'s-Hertogenbosch"],
    ['s hertogenbosch', "'s-Hertogenbosch"],
    ['Köln', 'Keulen'],
    ['dusseldorf', 'Düsseldorf'],
    ['Antwerp', 'Antwerpen'],
    ['Schiphol', 'Schiphol'],
    ['5928 LX', '5928 (Venlo)'],
    ['5928lx', '5928 (Venlo)'],
    ['1012', '1012 (Amsterdam)'],
  ])('is found by its common names: %s', async (asked, name) => {
    expect(await findPlace(env.DB, asked)).toMatchObject({ name })
  })

  it.each([
    ['Venl', 'Venlo'],
    ['Roterdam', 'Rotterdam'],
    ['Ultrecht', 'Utrecht'],
    ['Eidnhoven', 'Eindhoven'],
  ])('is suggested for a typo: %s', async (asked, suggestion) => {
    expect(await findPlace(env.DB, asked)).toEqual({ unknown: asked, suggestion })
  })

  it.each(['Nergenshuizen', '59', '0123 AB', '12345', '', '%', "' OR 1=1", 'x'.repeat(10_000), '\u0000'])(
    "isn't found if it doesn't exist: %.20s",
    async (asked) => {
      expect(await findPlace(env.DB, asked)).toEqual({ unknown: asked, suggestion: null })
    },
  )

  it('has its position', async () => {
    const found = await findPlace(env.DB, 'Groningen')

    expect(found).toMatchObject({
      position: { latitude: expect.closeTo(53.22, 1), longitude: expect.closeTo(6.57, 1) },
    })
  })
})

describe('isOneSlip', () => {
  it.each([
    ['abc', 'abd'],
    ['abc', 'abcd'],
    ['abc', 'ac'],
    ['abcd', 'abdc'],
  ])('accepts one letter changed, added, missing or swapped: %s, %s', (one, other) => {
    expect(isOneSlip(one, other)).toBe(true)
    expect(isOneSlip(other, one)).toBe(true)
  })

  it.each([
    ['abc', 'abc'],
    ['abc', 'ade'],
    ['abc', 'abcde'],
    ['abcd', 'badc'],
  ])('refuses anything else: %s, %s', (one, other) => {
    expect(isOneSlip(one, other)).toBe(false)
  })
})
