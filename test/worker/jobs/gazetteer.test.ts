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
  ])('is known by what people call it: %s', async (asked, name) => {
    expect(await findPlace(env.DB, asked)).toMatchObject({ name })
  })

  it.each([
    ['Venl', 'Venlo'],
    ['Roterdam', 'Rotterdam'],
    ['Ultrecht', 'Utrecht'],
    ['Eidnhoven', 'Eindhoven'],
  ])('that is mistyped is guessed: %s', async (asked, suggestion) => {
    expect(await findPlace(env.DB, asked)).toEqual({ unknown: asked, suggestion })
  })

  it.each(['Nergenshuizen', '59', '0123 AB', '12345', '', '%', "' OR 1=1", 'x'.repeat(10_000), '\u0000'])(
    'that does not exist is not found: %.20s',
    async (asked) => {
      expect(await findPlace(env.DB, asked)).toEqual({ unknown: asked, suggestion: null })
    },
  )

  it('lies where it lies', async () => {
    const found = await findPlace(env.DB, 'Groningen')

    expect(found).toMatchObject({
      position: { latitude: expect.closeTo(53.22, 1), longitude: expect.closeTo(6.57, 1) },
    })
  })
})

describe('one slip of the keyboard', () => {
  it.each([
    ['abc', 'abd'],
    ['abc', 'abcd'],
    ['abc', 'ac'],
    ['abcd', 'abdc'],
  ])('is one letter changed, more, less, or swapped: %s, %s', (one, other) => {
    expect(isOneSlip(one, other)).toBe(true)
    expect(isOneSlip(other, one)).toBe(true)
  })

  it.each([
    ['abc', 'abc'],
    ['abc', 'ade'],
    ['abc', 'abcde'],
    ['abcd', 'badc'],
  ])('is no more than one: %s, %s', (one, other) => {
    expect(isOneSlip(one, other)).toBe(false)
  })
})
