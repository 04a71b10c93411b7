import { expect, it } from 'vitest'
import { suggestionsFor } from '../../../client/forms/suggestions.ts'

const places = ['Amersfoort', 'Amsterdam', 'Den Haag', 'Súdwest-Fryslân', 'Ven', 'Venlo']

it.each([
  ['am', ['Amersfoort', 'Amsterdam']],
  ['HAAG', ['Den Haag']],
  ['sudwest', ['Súdwest-Fryslân']],
  ['aag', []],
  ['Amsterdam', []],
  ['ven', ['Venlo']],
  ['', places],
])('suggests what may be meant by %j', (typed, expected) => {
  expect(suggestionsFor(typed, places)).toEqual(expected)
})
