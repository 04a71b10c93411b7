import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { EventType } from '../../../client/content/event-types.ts'
import { type DatedEvent, type Limits, WaitingEvents } from '../../../worker/statistics/waiting-events.ts'
import { namelessEvent } from '../../statistics/nameless-event.ts'

const day = '2026-11-21'
const why = { status: 400, message: 'eventType is wrong', at: '2026-11-21T10:00:00.000Z' }

function dated(eventId: string, eventType: EventType = 'pageview'): DatedEvent {
  const event = namelessEvent({ eventId, eventType, at: '2026-11-21T10:00:00.000Z' })
  return { event: { ...event, session: 'abc' }, day }
}

/** `prefix1`, `prefix2`, … */
function many(count: number, prefix: string, type: EventType = 'pageview'): DatedEvent[] {
  return Array.from({ length: count }, (_, index) => dated(`${prefix}${index + 1}`, type))
}

/** Runs with the storage of a separate object. */
function withEvents<Result>(
  limits: Partial<Limits>,
  work: (events: WaitingEvents, again: () => WaitingEvents) => Result,
): Promise<Result> {
  const stub = env.STATISTICS.getByName(crypto.randomUUID())
  const whole = { capacity: 1000, maxSetAside: 10, batchSize: 4, ...limits }
  return runInDurableObject(stub, (_, { storage }) => {
    const open = () => new WaitingEvents(storage, whole)
    return work(open(), open)
  })
}

const idsOf = (events: readonly { eventId: string }[] = []) => events.map(({ eventId }) => eventId)

describe('waiting events', () => {
  it('are stored once each in order, however often they are sent', async () => {
    await withEvents({}, (events, again) => {
      events.add([dated('a'), dated('b'), dated('a')], 1000)
      events.add([dated('b'), dated('c')], 2000)

      expect(events.depth).toBe(3)
      expect(events.oldestAt).toBe(1000)
      expect(again().depth).toBe(3)
      expect(events.next(true)?.events).toEqual(
        [dated('a'), dated('b'), dated('c')].map(({ event }) => event),
      )
    })
  })

  it('leave oldest first, and a batch stays unchanged until it is confirmed', async () => {
    await withEvents({}, (events, again) => {
      events.add(many(6, 'a'), 0)
      const batch = events.next(true)
      events.add(many(6, 'b'), 0)

      expect(idsOf(batch?.events)).toEqual(['a1', 'a2', 'a3', 'a4'])
      expect(events.next(true)).toEqual(batch)
      expect(again().next(true)).toEqual(batch)
      expect(batch && events.confirm(batch)).toBe(4)
      expect(batch && events.confirm(batch)).toBe(0)
      const second = events.next(true)
      expect(second?.id).not.toBe(batch?.id)
      expect(idsOf(second?.events)).toEqual(['a5', 'a6', 'b1', 'b2'])
      expect(events.depth).toBe(8)
    })
  })

  it('leave nothing once confirmed, and later ones get new batches', async () => {
    await withEvents({}, (events) => {
      events.add(many(3, 'a'), 0)
      const first = events.next(true)
      if (first) events.confirm(first)

      expect(events.next(true)).toBeNull()
      expect(events.depth).toBe(0)
      expect(events.oldestAt).toBeNull()
      events.add(many(2, 'b'), 0)
      expect(idsOf(events.next(true)?.events)).toEqual(['b1', 'b2'])
    })
  })
})

describe('events that arrive together', () => {
  it('are stored in order, however many they are', async () => {
    await withEvents({ capacity: 2000, batchSize: 2000 }, (events) => {
      const all = many(1201, 'a')

      expect(events.add(all, 0)).toEqual({ isStored: true, shed: 0 })

      expect(events.depth).toBe(1201)
      expect(idsOf(events.next(true)?.events)).toEqual(all.map(({ event }) => event.eventId))
    })
  })

  it("change nothing if they can't be written", async () => {
    await withEvents({ capacity: 20 }, (events, again) => {
      events.add(many(20, 'a'), 0)
      const broken = Object.assign(dated('b'), {
        toJSON() {
          throw new RangeError('too large')
        },
      })

      expect(() => events.add([broken], 0)).toThrow(RangeError)

      expect(events.depth).toBe(20)
      expect(again().depth).toBe(20)
    })
  })
})

describe('a refused batch', () => {
  it('is halved down to the faulty event, which is set aside without delaying others', async () => {
    await withEvents({ batchSize: 7 }, (events) => {
      events.add(many(9, 'a'), 0)
      const confirmed: string[] = []
      const batchIds: string[] = []

      for (let batch = events.next(true); batch; batch = events.next(true)) {
        batchIds.push(batch.id)
        const ids = idsOf(batch.events)
        if (ids.includes('a3')) events.divide(batch, why)
        else {
          confirmed.push(...ids)
          events.confirm(batch)
        }
      }

      expect(confirmed.toSorted()).toEqual(['a1', 'a2', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'])
      expect(new Set(batchIds).size).toBe(batchIds.length)
      expect(events.setAside()).toEqual([{ event: dated('a3').event, ...why }])
      expect(events.depth).toBe(0)
    })
  })

  it('stays whole if no more can be set aside, so that nothing is lost', async () => {
    await withEvents({ batchSize: 1, maxSetAside: 1 }, (events) => {
      events.add(many(2, 'a'), 0)
      const [first, second] = [events.next(true), null]
      expect(first && events.divide(first, why)).toBe('set-aside')
      const next = events.next(true)

      expect(next && events.divide(next, why)).toBe('unchanged')
      expect(second).toBeNull()
      expect(events.next(true)).toEqual(next)
      expect([events.depth, events.setAsideCount]).toEqual([1, 1])
    })
  })

  it('is queued again when an operator requests it', async () => {
    await withEvents({ batchSize: 1 }, (events) => {
      events.add(many(2, 'a'), 0)
      for (let batch = events.next(true); batch; batch = events.next(true)) events.divide(batch, why)

      expect(events.takeBack(5)).toBe(2)
      expect([events.depth, events.setAsideCount]).toEqual([2, 0])
      expect(idsOf(events.next(true)?.events)).toEqual(['a1'])
    })
  })
})

describe('a refused event', () => {
  it('is counted as dropped if an operator drops it', async () => {
    await withEvents({ batchSize: 1 }, (events) => {
      events.add([dated('a', 'Lead')], 0)
      const batch = events.next(true)
      if (batch) events.divide(batch, why)

      expect(events.giveUpSetAside()).toBe(1)

      expect([events.depth, events.setAsideCount]).toEqual([0, 0])
      events.add([dated('b')], 0)
      expect(events.next(true)?.dropped).toEqual([{ day, eventType: 'Lead', count: 1 }])
    })
  })
})

describe('a full buffer', () => {
  it('drops every second of the oldest page views, counts them, and stores the new events', async () => {
    await withEvents({ capacity: 20, batchSize: 100 }, (events) => {
      events.add(many(20, 'a'), 0)

      expect(events.add([dated('new')], 0)).toEqual({ isStored: true, shed: 3 })
      expect(events.depth).toBe(18)
      const batch = events.next(true)
      expect(idsOf(batch?.events).slice(0, 5)).toEqual(['a1', 'a3', 'a5', 'a7', 'a8'])
      expect(idsOf(batch?.events).at(-1)).toBe('new')
      expect(batch?.dropped).toEqual([{ day, eventType: 'pageview', count: 3 }])
    })
  })

  it('drops impressions of lists before views, however many there are', async () => {
    await withEvents({ capacity: 20, batchSize: 100 }, (events) => {
      events.add([dated('view'), dated('lead', 'Lead'), ...many(18, 'listed', 'Impression')], 0)

      expect(events.add(many(7, 'new'), 0)).toEqual({ isStored: true, shed: 9 })
      const ids = idsOf(events.next(true)?.events)
      expect(ids.filter((id) => !id.startsWith('listed'))).toEqual([
        'view',
        'lead',
        ...['new1', 'new2', 'new3', 'new4', 'new5', 'new6', 'new7'],
      ])
    })
  })

  it('drops leads and installations last, and never sign-ups or events in a batch', async () => {
    await withEvents({ capacity: 12, batchSize: 4 }, (events) => {
      events.add([...many(4, 'sent'), dated('lead', 'Lead'), dated('up', 'User sign up')], 0)
      const batch = events.next(true)
      events.add([...many(3, 'view'), dated('app', 'Install'), ...many(2, 'visit', 'Session start')], 0)

      expect(events.add(many(4, 'click', 'Marketing'), 0)).toEqual({ isStored: true, shed: 5 })
      expect(events.next(true)).toEqual(batch)
      if (batch) events.confirm(batch)
      const rest = events.next(false)
      expect(idsOf(rest?.events)).toEqual(['lead', 'up', 'app', 'click1'])
    })
  })

  it('stores nothing more if only account events wait, and keeps all of them', async () => {
    await withEvents({ capacity: 3 }, (events) => {
      events.add(many(3, 'up', 'User sign up'), 0)

      expect(events.add([dated('one more', 'User sign up')], 0)).toEqual({ isStored: false, shed: 0 })
      expect(idsOf(events.next(true)?.events)).toEqual(['up1', 'up2', 'up3'])
    })
  })

  it('has space for others even if it was filled with leads, which browsers can make up', async () => {
    await withEvents({ capacity: 1000, batchSize: 2000 }, (events) => {
      events.add(many(1000, 'lead', 'Lead'), 0)

      for (let reader = 0; reader < 10; reader++)
        expect(events.add([dated(`reader${reader}`)], 0).isStored).toBe(true)

      const ids = idsOf(events.next(true)?.events)
      expect(ids.filter((id) => id.startsWith('reader'))).toHaveLength(10)
      expect(ids.filter((id) => id.startsWith('lead'))).toHaveLength(899)
    })
  })

  it('drops suspect events before anything else, of any type, without counting them', async () => {
    await withEvents({ capacity: 20, batchSize: 100 }, (events) => {
      const suspect = many(10, 'bad', 'Lead').map(({ event, day }) => ({
        event: { ...event, isSuspect: true as const },
        day,
      }))
      events.add([...many(10, 'good'), ...suspect], 0)

      expect(events.add([dated('new')], 0)).toEqual({ isStored: true, shed: 0 })

      const batch = events.next(true)
      expect(idsOf(batch?.events).slice(0, 10)).toEqual(idsOf(many(10, 'good').map(({ event }) => event)))
      expect(idsOf(batch?.events).filter((id) => id.startsWith('bad'))).toHaveLength(7)
      expect(batch?.dropped).toEqual([])
    })
  })

  it('reports dropped events once, and separately if the report is refused', async () => {
    await withEvents({ capacity: 10, batchSize: 4 }, (events) => {
      events.add(many(11, 'a').slice(0, 10), 0)
      events.add([dated('b')], 0)
      const batch = events.next(true)
      expect(batch?.dropped).toEqual([{ day, eventType: 'pageview', count: 2 }])

      expect(batch && events.divide(batch, why)).toBe('without-dropped')
      const again = events.next(false)
      expect(again?.events).toEqual(batch?.events)
      expect(again?.dropped).toEqual([])
      expect(again?.id).not.toBe(batch?.id)
      if (again) events.confirm(again)
      expect(events.next(false)?.dropped).toEqual([])
      const last = events.next(false)
      if (last) events.confirm(last)
      expect(events.next(true)?.dropped).toEqual([{ day, eventType: 'pageview', count: 2 }])
    })
  })
})
