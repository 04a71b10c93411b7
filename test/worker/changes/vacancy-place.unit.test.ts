import { expect, it } from 'vitest'
import { isInPlace } from '../../../worker/changes/vacancy-place.ts'

const vacancy = {
  title: 'Magazijnchef',
  slug: 'magazijnchef',
  description: [{ type: 'paragraph' }],
  employer: { link: 'acme', name: 'Acme' },
  categories: [{ slug: 'magazijn', name: 'Magazijn' }],
  postedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
}

const isStill = (more: object) => isInPlace(JSON.stringify(vacancy), JSON.stringify({ ...vacancy, ...more }))

it.each([
  ['other words', { title: 'Chef', slug: 'chef', description: [] }],
  ['another name for its company', { employer: { name: 'Acme BV', link: 'acme' } }],
  ['a newer version', { updatedAt: '2026-11-02T08:00:00.000Z' }],
])('a vacancy with %s stands where it stood', (_, more) => {
  expect(isStill(more)).toBe(true)
})

it.each([
  ['another company', { employer: { link: 'post', name: 'Acme' } }],
  ['another category', { categories: [{ slug: 'vervoer', name: 'Magazijn' }] }],
  ['another date', { postedAt: '2026-11-02T08:00:00.000Z' }],
  ['a promotion', { promoted: { from: null, to: null } }],
])('a vacancy with %s does not', (_, more) => {
  expect(isStill(more)).toBe(false)
})

it('a new one has no place yet', () => {
  expect(isInPlace(null, JSON.stringify(vacancy))).toBe(false)
})
