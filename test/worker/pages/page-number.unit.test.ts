import { describe, expect, it } from 'vitest'
import { checkPage, pageNumber, pageQuery } from '../../../worker/pages/page-number.ts'

describe('pageNumber', () => {
  it.each([
    ['', 1],
    ['page=1', 1],
    ['page=2', 2],
    ['page=10000', 10_000],
    ['page=2&page=3', 2],
    ['q=7', 1],
  ])('reads %j as %i', (query, page) => {
    expect(pageNumber(new URLSearchParams(query))).toBe(page)
  })

  it.each(['0', '-1', '1e9', '01', '1.5', 'x', '', ' 1', '+1', '10001', '99999', '0x10', '١'])(
    'refuses %j',
    (text) => {
      expect(() => pageNumber(new URLSearchParams({ page: text }))).toThrow('NotFoundError')
    },
  )
})

describe('pageQuery', () => {
  it('gives the first page one address', () => {
    expect(pageQuery(1)).toEqual({ page: undefined })
    expect(pageQuery(2)).toEqual({ page: 2 })
  })
})

describe('checkPage', () => {
  const listing = { items: [], pageSize: 20, total: 0 }

  it('accepts the first page of an empty list', () => {
    expect(() => checkPage({ ...listing, page: 1, pageCount: 0 })).not.toThrow()
  })

  it('refuses pages beyond the end', () => {
    expect(() => checkPage({ ...listing, page: 3, pageCount: 3 })).not.toThrow()
    expect(() => checkPage({ ...listing, page: 4, pageCount: 3 })).toThrow('NotFoundError')
    expect(() => checkPage({ ...listing, page: 2, pageCount: 0 })).toThrow('NotFoundError')
  })
})
