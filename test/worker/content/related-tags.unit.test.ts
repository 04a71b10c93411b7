import { expect, it } from 'vitest'
import { rankRelated } from '../../../worker/content/related-tags.ts'

function tag(slug: string) {
  return { slug, name: slug, initial: slug.charAt(0), count: 1 }
}

const index = ['zone', 'douane', 'havens', 'transport'].map(tag)

it('sorts tags by how often they occur with a tag, then by name', () => {
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

it('excludes the tag itself and unused tags', () => {
  expect(rankRelated('zone', [['zone', 'vergeten', 'havens']], index, 8).map(({ slug }) => slug)).toEqual([
    'havens',
  ])
})

it('returns at most the requested number', () => {
  expect(rankRelated('tms', [['zone', 'douane', 'havens']], index, 2)).toHaveLength(2)
})
