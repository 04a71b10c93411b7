import { expect, it } from 'vitest'
import { byteRangeOf } from '../../../../worker/machine/documents/byte-range.ts'

it.each([
  ['bytes=0-9', { offset: 0, length: 10 }],
  ['bytes=90-', { offset: 90, length: 10 }],
  ['bytes=90-5000', { offset: 90, length: 10 }],
  ['bytes=-5', { offset: 95, length: 5 }],
  ['bytes=-5000', { offset: 0, length: 100 }],
  ['Bytes= 99-99 ', { offset: 99, length: 1 }],
])('parses %s of a hundred bytes', (header, range) => {
  expect(byteRangeOf(header, 100)).toEqual(range)
})

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('refuses %s of a hundred bytes', (header) => {
  expect(byteRangeOf(header, 100)).toBe('unsatisfiable')
})

it.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=9-3',
  'bytes=a-b',
  'bytes=0-9,20-29',
  'bytes=-1-5',
  'bytes=1.5-3',
  'items=0-9',
  `bytes=${'9'.repeat(400)}-`,
])('returns the whole file for %s', (header) => {
  expect(byteRangeOf(header, 100)).toBeNull()
})
