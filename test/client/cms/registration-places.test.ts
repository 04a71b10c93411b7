import { describe, expect, it } from 'vitest'
import { closedBecause, fillsPlaces, offersHere } from '../../../cms/src/registrations/event.ts'
import { isFull } from '../../../cms/src/registrations/fullness.ts'
import { movingUp, placesFree } from '../../../cms/src/registrations/places.ts'
import { newTicketCode } from '../../../cms/src/registrations/registration.ts'

const party = (name: string, state: string, people: number, kind: string | null = null) => ({
  name,
  state,
  kind,
  attendees: Array.from({ length: people }, () => ({})),
})

describe('places', () => {
  const known = [
    party('Ada', 'confirmed', 3),
    party('Bo', 'waiting-list', 3),
    party('Cas', 'cancelled', 9),
    party('Dee', 'waiting-list', 1),
    party('Eef', 'waiting-list', 1),
  ]
  const limits = (capacity: number | null, kinds: [string, number][] = []) => ({
    capacity,
    kinds: new Map(kinds),
  })

  it('are counted by attendee, of registrations that are confirmed or held', () => {
    expect(placesFree(limits(5), known, null)).toBe(2)
    expect(placesFree(limits(5), [...known, party('Fay', 'new', 2)], null)).toBe(0)
    expect(placesFree(limits(2), known, null)).toBe(-1)
    expect(placesFree(limits(null), known, null)).toBe(Number.POSITIVE_INFINITY)
  })

  it('are all given once no ticket that can be had here has one', () => {
    const offer = (code: string, price: number) => ({
      ...{ name: code, code, price, currency: 'EUR', vatRate: 21, availability: 'in-stock', capacity: null },
    })
    const terms = { mode: 'own', closesAt: null, capacity: null, sellsTickets: false }
    const taken = [party('Ada', 'confirmed', 3, 'zaal'), party('Bo', 'confirmed', 2, 'stream')]
    const both = { registration: terms, offers: [offer('zaal', 0), offer('stream', 0), offer('diner', 45)] }
    const plain = { registration: terms, offers: [] }

    expect(isFull(both, limits(null, [['zaal', 3]]), taken)).toBe(false)
    expect(
      isFull(
        both,
        limits(null, [
          ['zaal', 3],
          ['stream', 2],
        ]),
        taken,
      ),
    ).toBe(true)
    expect(isFull(both, limits(5), taken)).toBe(true)
    expect(isFull(plain, limits(6), taken)).toBe(false)
    expect(isFull(plain, limits(5), taken)).toBe(true)
    expect(isFull(plain, limits(null), taken)).toBe(false)
    expect(isFull({ ...plain, registration: { ...terms, mode: 'external' } }, limits(5), taken)).toBe(false)
    // None of its tickets can be had here.
    expect(isFull({ registration: terms, offers: [offer('diner', 45)] }, limits(5), taken)).toBe(false)
  })

  it('are counted for a kind of ticket too, where that has a limit', () => {
    const hall = [party('Ada', 'confirmed', 3, 'zaal'), party('Bo', 'waiting-list', 1, 'stream')]
    const both = limits(10, [['zaal', 4]])

    expect(placesFree(both, hall, 'zaal')).toBe(1)
    expect(placesFree(both, hall, 'stream')).toBe(7)
    expect(movingUp(limits(10, [['stream', 0]]), hall)).toEqual([])
  })

  it.each([
    [4, ['Dee']],
    [5, ['Dee', 'Eef']],
    [6, ['Bo']],
    [8, ['Bo', 'Dee', 'Eef']],
    [3, []],
    [1, []],
    [null, ['Bo', 'Dee', 'Eef']],
  ])('%s go to the first of the list that fit: %j', (capacity, names) => {
    expect(movingUp(limits(capacity), known).map(({ name }) => name)).toEqual(names)
  })
})

describe('an event', () => {
  const now = new Date('2027-01-10T12:00:00Z')
  const open = {
    startsAt: '2027-01-12T12:00:00Z',
    eventStatus: 'scheduled',
    publishedAt: '2026-11-01T12:00:00Z',
    registration: { mode: 'own', closesAt: null, capacity: 5 },
  }

  it.each([
    [{}, null],
    [{ eventStatus: 'moved' }, null],
    [{ eventStatus: 'cancelled' }, 'event-cancelled'],
    [{ eventStatus: 'postponed' }, 'event-postponed'],
    [{ eventStatus: 'sold-out' }, 'event-sold-out'],
    [{ startsAt: '2027-01-10T12:00:00Z' }, 'event-closed'],
    [{ registration: { ...open.registration, closesAt: '2027-01-10T11:00:00Z' } }, 'event-closed'],
    [{ registration: { ...open.registration, mode: 'external' } }, 'event-elsewhere'],
    [{ registration: null }, 'event-elsewhere'],
  ])('with %j is closed because of %s', (change, reason) => {
    expect(closedBecause({ ...open, ...change }, now)).toBe(reason)
  })

  it('gives places that become free to its waiting list until it starts, unless it is off', () => {
    expect(fillsPlaces(open, now)).toBe(true)
    expect(fillsPlaces({ ...open, eventStatus: 'sold-out' }, now)).toBe(true)
    for (const change of [
      { eventStatus: 'cancelled' },
      { eventStatus: 'postponed' },
      { startsAt: '2027-01-09' },
    ])
      expect(fillsPlaces({ ...open, ...change }, now)).toBe(false)
  })

  it('has free tickets among its offers, and those with a price where this site sells them', () => {
    const kind = { code: null, currency: 'EUR', vatRate: null, capacity: null }
    const offers = [
      { ...kind, name: 'Zaal', price: '25.00', availability: 'in-stock' },
      { ...kind, name: 'Student', price: '0.00', availability: 'in-stock' },
      { ...kind, name: 'Pers', price: 0, availability: 'sold-out' },
    ]
    const names = (sellsTickets: boolean) =>
      offersHere({ offers, registration: { ...open.registration, sellsTickets } }).map(({ name }) => name)

    expect(names(false)).toEqual(['Student'])
    expect(names(true)).toEqual(['Zaal', 'Student'])
  })

  it('has tickets of 128 random bits', () => {
    expect(newTicketCode()).toMatch(/^(?:[0-9A-F]{4}-){7}[0-9A-F]{4}$/)
    expect(newTicketCode()).not.toBe(newTicketCode())
  })
})
