import { expect, it } from 'vitest'
import { teaserOf } from '../../../worker/strapi/parse/teaser.ts'

const teaser = (html: string) => teaserOf({ key: 'description', html })
const sentence = 'U rijdt elke nacht met een ploeg van twaalf collega’s de dock leeg.'

it('is the first sentence of the first paragraph, as plain text', () => {
  expect(teaser(`<h2>De baan</h2><p><strong>${sentence}</strong> Daarna &lt;rust&gt;.</p><p>Meer</p>`)).toBe(
    sentence,
  )
})

it('takes the next sentence with a short one', () => {
  expect(teaser(`<p>Welkom! ${sentence} En nog iets.</p>`)).toBe(`Welkom! ${sentence}`)
})

it('breaks off a long sentence between words', () => {
  const long = teaser(`<p>${'vracht, '.repeat(60)}</p>`)

  expect(long.length).toBeLessThanOrEqual(171)
  expect(long).toMatch(/vracht…$/)
})

it.each(['', '<h2>Alleen een kop</h2>', '<p></p>'])('is empty without a text: %s', (html) => {
  expect(teaser(html)).toBe('')
})
