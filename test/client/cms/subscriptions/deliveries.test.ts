import { describe, expect, it } from 'vitest'
import { type DeliveredSubscription, deliveriesOn } from '../../../../cms/src/subscriptions/deliveries.ts'

const day = '2026-12-10'
const issues = [
  { number: 81, day: '2026-08-13' },
  { number: 82, day: '2026-10-01' },
  { number: 83, day: '2026-11-12' },
  { number: 84, day },
]
const anna: DeliveredSubscription = {
  ...{ number: 1017, state: 'active', startsAt: '2026-01-05T11:00:00Z', company: null },
  ...{ cancelAt: null, pausedAt: null, resumesAt: null, pauses: null, contact: { name: 'Anna de Wit' } },
  deliveryAddress: { street: 'Lindelaan 3', postcode: '5141KL', city: 'Waalwijk', country: 'NL' },
  product: { grants: { tier: 'subscriber', seats: 1, magazine: true } },
}

const sent = (changes: Partial<DeliveredSubscription>) => deliveriesOn([{ ...anna, ...changes }], issues, day)

describe('the addresses of an issue', () => {
  it('are those of open subscriptions with a magazine, each with its copies', () => {
    const grants = { tier: 'subscriber', seats: 10, magazine: true, copies: 2 }
    const team = { ...anna, number: 1009, company: 'Polderpallet B.V.', product: { grants } }

    expect(deliveriesOn([anna, team], issues, day)).toEqual([
      {
        ...{ subscription: 1009, name: 'Polderpallet B.V.', attention: 'Anna de Wit', copies: 2, kept: [] },
        ...{ street: 'Lindelaan 3', postcode: '5141KL', city: 'Waalwijk', country: 'NL' },
      },
      expect.objectContaining({ subscription: 1017, name: 'Anna de Wit', attention: null, copies: 1 }),
    ])
  })

  it.each<[string, Partial<DeliveredSubscription>, number]>([
    ['begins on that day', { startsAt: '2026-12-09T23:00:00Z' }, 1],
    ['begins the day after', { startsAt: '2026-12-10T23:00:00Z' }, 0],
    ['waits for its payment', { state: 'new' }, 0],
    ['was cancelled and is open until that day', { state: 'cancelled', cancelAt: '2026-12-10T23:00:00Z' }, 1],
    ['was cancelled and closed the day before', { state: 'cancelled', cancelAt: '2026-12-09T23:00:00Z' }, 0],
    ['has ended', { state: 'ended' }, 0],
    ['is digital', { product: { grants: { seats: 1 } } }, 0],
    ['has no address', { deliveryAddress: null }, 0],
    [
      'is paused beyond that day',
      { state: 'paused', pausedAt: '2026-11-01T11:00:00Z', resumesAt: '2026-12-10T23:00:00Z' },
      0,
    ],
  ])('count one that %s as they should', (_, changes, count) => {
    expect(sent(changes)).toHaveLength(count)
  })

  it('name the issues that were kept during a pause, with the first one after it alone', () => {
    const resumes = {
      state: 'paused',
      pausedAt: '2026-09-20T11:00:00Z',
      resumesAt: '2026-12-09T23:00:00Z',
    } as const
    expect(sent(resumes)[0]?.kept).toEqual([82, 83])
    const over = (until: string) => sent({ pauses: [{ from: '2026-09-20', until }] })[0]?.kept
    expect(over('2026-11-20')).toEqual([82, 83])
    // Number 83 had it along already.
    expect(over('2026-10-20')).toEqual([])
  })
})
