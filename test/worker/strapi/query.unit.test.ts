import { expect, it } from 'vitest'
import { queryString } from '../../../worker/strapi/query.ts'

it('writes nested values in brackets, arrays by index', () => {
  expect(queryString({ a: { b: ['x', 'y'] }, sort: ['title:asc'] })).toBe(
    '?a[b][0]=x&a[b][1]=y&sort[0]=title%3Aasc',
  )
})

it('omits undefined and keeps null, false and empty text', () => {
  expect(queryString({ a: undefined, b: { c: undefined }, d: null, e: false, f: 0, g: '' })).toBe(
    '?d=null&e=false&f=0&g=',
  )
})

it('encodes values but not keys', () => {
  expect(queryString({ filters: { 'na me': { $eq: 'a&b=c é/?' } } })).toBe(
    '?filters[na me][$eq]=a%26b%3Dc%20%C3%A9%2F%3F',
  )
})

it('is empty without parameters', () => {
  expect(queryString({})).toBe('')
  expect(queryString({ a: undefined, b: [], c: {} })).toBe('')
})
