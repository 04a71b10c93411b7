import { expect, it } from 'vitest'
import { isSponsored } from '../../../client/analytics/sponsored-clicks.ts'

const origin = 'https://schakel.example'

it.each([
  ['a paid link to another site', 'sponsored nofollow noopener', 'https://leverancier.example/', true],
  ['whatever its case', 'Sponsored', 'https://leverancier.example/', true],
  ['a paid link within the site', 'sponsored', `${origin}/leveranciers/de-kade`, true],
  ['a link that was not paid for', 'nofollow ugc', 'https://leverancier.example/', false],
  ['a word that only looks like it', 'unsponsored', 'https://leverancier.example/', false],
  ['a link without relation', '', 'https://leverancier.example/', false],
  ['a short link, which the worker counts', 'sponsored', `${origin}/l/12`, false],
  ['a short link in another language', 'sponsored', `${origin}/en/l/12`, false],
  ['a campaign link, which the worker counts', 'sponsored', `${origin}/c?id=12`, false],
  ['a short link of another site', 'sponsored', 'https://leverancier.example/l/12', true],
  ['no address', 'sponsored', '', false],
])('%s', (_, rel, href, expected) => {
  expect(isSponsored({ rel, href }, origin)).toBe(expected)
})
