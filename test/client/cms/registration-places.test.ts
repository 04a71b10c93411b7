import { describe, expect, it } from 'vitest'
import { closedBecause, fillsPlaces, freeOffers } from '../../../cms/src/registrations/event.ts'
import { movingUp, placesFree } from '../../../cms/src/registrations/places.ts'
import { newTicketCode } from '../../../cms/src/registrations/registration.ts'

const party = (name: string, state: string, people: number) => ({
  name,
  state,
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

  it('are counted by attendee, of confirmed registrations alone', () => {
    expect(placesFree(5, known)).toBe(2)
    expect(placesFree(2, known)).toBe(-1)
    expect(placesFree(null, known)).toBe(Number.POSITIVE_INFINITY)
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
    expect(movingUp(capacity, known).map(({ name }) => name)).toEqual(names)
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

  it('has free tickets among its offers; without offers it has one that has no name', () => {
    const offers = [
      { name: 'Zaal', price: '25.00', availability: 'in-stock' },
      { name: 'Student', price: '0.00', availability: 'in-stock' },
      { name: 'Pers', price: 0, availability: 'sold-out' },
    ]

    expect(freeOffers({ offers })).toEqual(['Student'])
    expect(freeOffers({ offers: [] })).toEqual([null])
  })

  it('has tickets of 128 random bits', () => {
    expect(newTicketCode()).toMatch(/^(?:[0-9A-F]{4}-){7}[0-9A-F]{4}$/)
    expect(newTicketCode()).not.toBe(newTicketCode())
  })
})
