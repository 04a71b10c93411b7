import { describe, expect, it } from 'vitest'
import { isShown, timelessVacancyFrom, vacancyAt } from '../../../worker/strapi/parse/vacancy.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

/** An entry of the REST API, with the fields that publishing requires. */
function entryWith(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    documentId: 'vacature',
    number: 1,
    slug: 'planner',
    locale: 'nl',
    title: 'Planner',
    description: [],
    employer: { link: 'havik', name: 'Havik', roles: ['employer'] },
    employmentType: ['FULL_TIME'],
    postedAt: '2026-11-01T08:00:00.000Z',
    validThrough: '2026-12-31T22:59:00.000Z',
    vacancyState: 'published',
    updatedAt: '2026-11-01T08:00:00.000Z',
    localizations: [],
    ...fields,
  }
}

function read(fields: Record<string, unknown>) {
  return vacancyAt(timelessVacancyFrom(entryWith(fields)), now)
}

describe('a vacancy', () => {
  it.each([
    [{ vacancyState: 'published' }, null],
    [{ vacancyState: 'published', validThrough: '2026-11-21T12:00:00.000Z' }, 'expired'],
    [{ vacancyState: 'filled' }, 'filled'],
    [{ vacancyState: 'expired' }, 'expired'],
  ])('with %j is closed because it is %s', (fields, closed) => {
    expect(read(fields).closed).toBe(closed)
  })

  it.each(['draft', 'submitted', 'awaiting-payment', 'approved', 'rejected'])(
    'is hidden from readers while it is %s',
    (vacancyState) => {
      expect(isShown(timelessVacancyFrom(entryWith({ vacancyState })))).toBe(false)
    },
  )

  it('is promoted within its period, and no longer once it is closed', () => {
    const promoted = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-22T00:00:00.000Z' }

    expect(read({ promoted }).isPromoted).toBe(true)
    expect(read({ promoted: { ...promoted, to: '2026-11-21T00:00:00.000Z' } }).isPromoted).toBe(false)
    expect(read({ promoted: { ...promoted, from: '2026-11-21T13:00:00.000Z' } }).isPromoted).toBe(false)
    expect(read({ promoted: { from: null, to: null } }).isPromoted).toBe(false)
    expect(read({ promoted, vacancyState: 'filled' }).isPromoted).toBe(false)
  })

  it('is new for three days', () => {
    expect(read({ postedAt: '2026-11-18T12:00:01.000Z' }).isNew).toBe(true)
    expect(read({ postedAt: '2026-11-18T12:00:00.000Z' }).isNew).toBe(false)
  })

  it('accepts decimals as numbers and text, since databases differ', () => {
    expect(read({ hoursMin: '24.00', hoursMax: 32, salary: { min: '16.4', max: null } })).toMatchObject({
      hours: { min: 24, max: 32 },
      salary: { min: 16.4, max: null, currency: 'EUR', unit: 'MONTH' },
    })
  })

  it('has a reason for a missing salary only if it is missing', () => {
    expect(read({ salary: { min: null, max: null, hiddenReason: 'cao' } })).toMatchObject({
      salary: null,
      salaryHiddenReason: 'cao',
    })
    expect(read({ salary: { min: 3000, max: null, hiddenReason: 'cao' } }).salaryHiddenReason).toBeNull()
  })

  it.each([
    [
      { applyMethod: 'url', applyUrl: 'https://havik.example/werk' },
      { method: 'url', url: 'https://havik.example/werk' },
    ],
    [{ applyMethod: 'url', applyUrl: 'javascript:alert(1)' }, { method: 'form' }],
    [{ applyMethod: 'url', applyUrl: null }, { method: 'form' }],
    [
      { applyMethod: 'email', applyEmail: 'werk@havik.example' },
      { method: 'email', email: 'werk@havik.example' },
    ],
    [{ applyMethod: 'email', applyEmail: null }, { method: 'form' }],
    [{ applyMethod: null }, { method: 'form' }],
  ])('with %j has the application method %j', (fields, apply) => {
    expect(read(fields).apply).toEqual(apply)
  })

  it('omits unknown contract types and malformed lists', () => {
    expect(read({ employmentType: ['FULL_TIME', 'voltijd', 4], benefits: 'fiets' })).toMatchObject({
      employmentTypes: ['FULL_TIME'],
      benefits: [],
    })
  })

  it('lists each city once', () => {
    const locations = [{ city: 'Venlo' }, { city: 'Tilburg' }, { city: 'Venlo' }, { city: null }]

    expect(read({ locations }).cities).toEqual(['Venlo', 'Tilburg'])
  })
})
