import { expect, it } from 'vitest'
import { asText, splitsOf } from '../../../worker/jobs/place-in-text.ts'

/** Places that exist, folded by hand. */
const places = [
  'Utrecht',
  'Zoom',
  'Bergen',
  'Bergen op Zoom',
  'Den Haag',
  "'s-Hertogenbosch",
  'Wijk bij Duurstede',
  'Zeeland',
  'Venlo',
  'Well',
  '5928 LX',
]

/** What is left of the first split whose place exists, and that place. */
function read(typed: string): [text: string, place: string] | null {
  const split = splitsOf(typed).find(({ place }) =>
    places.some((known) => known.toLowerCase() === place.toLowerCase()),
  )
  return split ? [split.text, split.place] : null
}

it.each([
  ['magazijnmedewerker utrecht', 'magazijnmedewerker', 'utrecht'],
  ['Utrecht reachtruck', 'reachtruck', 'Utrecht'],
  ["planner 's-Hertogenbosch", 'planner', "'s-Hertogenbosch"],
  ['chauffeur in den haag', 'chauffeur', 'den haag'],
  ['order picker bergen op zoom', 'order picker', 'bergen op zoom'],
  ['planner wijk bij duurstede', 'planner', 'wijk bij duurstede'],
  ['chauffeur in Utrecht parttime', 'chauffeur parttime', 'Utrecht'],
  ['teamleider in de buurt van Venlo', 'teamleider', 'Venlo'],
  ['heftruck, regio Utrecht', 'heftruck', 'Utrecht'],
  ['team lead near Venlo', 'team lead', 'Venlo'],
  ['Lagerist in der Nähe von Venlo', 'Lagerist', 'Venlo'],
  ['magazijn 5928 LX', 'magazijn', '5928 LX'],
  ['vacatures in Zeeland', '', 'Zeeland'],
  ['utrecht', '', 'utrecht'],
])('finds the place in %s', (typed, text, place) => {
  expect(read(typed)).toEqual([text, place])
})

it.each([
  'utrechtse planner',
  'magazijn "utrecht"',
  '"magazijn utrecht"',
  '“magazijn utrecht',
  'well paid driver',
  'chauffeur zeeland',
  'planner utrecht parttime',
  '',
  '" "',
])('finds none in %s', (typed) => {
  expect(read(typed)).toBeNull()
})

it('reads its own quoted text as text', () => {
  expect(asText('magazijn "utrecht  ')).toBe('"magazijn utrecht"')
  expect(splitsOf(asText('magazijn utrecht'))).toEqual([])
})

it('bounds what it looks at', () => {
  expect(splitsOf('in '.repeat(20)).length).toBeLessThan(200)
  expect(splitsOf('in '.repeat(5000))).toEqual([])
})
