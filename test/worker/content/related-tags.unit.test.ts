import { expect, it } from 'vitest'
import { rankRelated } from '../../../worker/content/related-tags.ts'

function tag(slug: string) {
  return { slug, name: slug, initial: slug.charAt(0), count: 1 }
}

const index = ['zone', 'douane', 'havens', 'transport'].map(tag)

it('the tags that stand beside a tag most often come first, equals by name', () => {
  const carried = [
    ['tms', 'transport', 'zone'],
    ['tms', 'transport', 'douane'],
    ['tms', 'zone'],
    ['tms', 'douane'],
  ]

  expect(rankRelated('tms', carried, index, 8).map(({ slug }) => slug)).toEqual([
    'douane',
    'transport',
    'zone',
  ])
})

it('a tag is not related to itself, nor to what nobody uses any more', () => {
  expect(rankRelated('zone', [['zone', 'vergeten', 'havens']], index, 8).map(({ slug }) => slug)).toEqual([
    'havens',
  ])
})

it('there are no more than were asked for', () => {
  expect(rankRelated('tms', [['zone', 'douane', 'havens']], index, 2)).toHaveLength(2)
})
