import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configOf } from '../../../worker/env.ts'
import { append, bufferAt } from '../../../worker/statistics/buffers.ts'
import type { NamelessEvent } from '../../../worker/statistics/stored-event.ts'
import type { Rule } from '../../backend/behaviour.ts'
import { namelessEvent } from '../../statistics/nameless-event.ts'
import { backendDoes, backendIsDown, backendIsWell, callsOfBackend } from '../support/backend.ts'
import { lane } from '../support/lane.ts'
import { buffers, emptyBuffer, waitingIn } from '../support/statistics.ts'

/** Requested each time: after a crash an older stub is broken. */
const shard = () => bufferAt(env, 0)

const holding = '/api/statistics'

const events = (count: number): NamelessEvent[] => Array.from({ length: count }, () => namelessEvent())

async function add(list: readonly NamelessEvent[], session: string | null = null): Promise<void> {
  const arrival = { session, isSuspect: false, events: JSON.stringify(list) }
  expect(await shard().append(arrival)).toEqual({ kind: 'stored' })
}

/** Fires the alarm. @returns The state of the shard afterwards. */
async function flush() {
  expect(await runDurableObjectAlarm(shard())).toBe(true)
  return shard().overview()
}

/** Milliseconds until the shard's next alarm. */
async function nextAlarm(): Promise<number> {
  const at = await runInDurableObject(shard(), (_, { storage }) => storage.getAlarm())
  return at === null ? Number.NaN : at - Date.now()
}

/** Sends events to Strapi bypassing the buffer, as a separate batch. @returns Its receipt. */
async function storeDirectly(list: readonly NamelessEvent[]): Promise<unknown> {
  const response = await fetch(`${lane.strapiUrl}/api/statistics`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.CMS_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { batchId: crypto.randomUUID(), events: list } }),
  })
  const { data } = await response.json<{ data: unknown }>()
  return data
}

async function statisticsDo(behaviour: Rule['behaviour']): Promise<void> {
  await backendDoes([{ holding, behaviour }])
}

beforeEach(() => emptyBuffer(shard()))
// Time stands still, ahead of the platform's: no alarm fires by itself, however long a busy machine takes.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
})
afterEach(() => {
  vi.useRealTimers()
})
afterEach(backendIsWell)
afterAll(() => emptyBuffer(shard()))

describe('waiting events', () => {
  it('reach Strapi in batches, and are deleted once confirmed', async () => {
    await add(events(100))
    await add(events(100))
    await add(events(50))
    await backendDoes([])
    const before = Date.now()

    const overview = await flush()

    expect(overview).toMatchObject({
      depth: 0,
      delivered: 250,
      failuresInRow: 0,
      setAside: 0,
      batchInFlight: null,
    })
    expect(Date.parse(overview.lastFlushAt ?? '')).toBeGreaterThanOrEqual(before)
    const calls = (await callsOfBackend()).filter(({ path }) => path.startsWith(holding))
    expect(calls).toMatchObject([
      { method: 'POST', path: holding, authorization: `Bearer ${env.CMS_TOKEN}` },
      { method: 'POST', path: holding, authorization: `Bearer ${env.CMS_TOKEN}` },
    ])
  })

  it('wait briefly for others, and not longer for each', async () => {
    await add(events(1))
    const first = await nextAlarm()
    await add(events(1))

    expect(first).toBeGreaterThan(1000)
    expect(first).toBeLessThanOrEqual(5000)
    expect(await nextAlarm()).toBe(first)
  })
})

describe('while Strapi fails', () => {
  it.each<[string, Rule['behaviour']]>([
    ['answers 500', { does: 'answer', status: 500, body: '' }],
    ['answers 401', { does: 'answer', status: 401, body: '' }],
    ['answers 403', { does: 'answer', status: 403, body: '' }],
    ['answers 404', { does: 'answer', status: 404, body: '' }],
    ['answers 429', { does: 'answer', status: 429, body: '' }],
    ['leads elsewhere', { does: 'answer', status: 302, body: '' }],
    ['lies', { does: 'answer', status: 200, body: '<h1>Welcome</h1>', type: 'text/html' }],
    ['speaks of another batch', { does: 'answer', status: 200, body: '{"data":{"batchId":"x","stored":3}}' }],
    ['cuts the connection', { does: 'reset' }],
  ])('everything stays, and is sent later under the same id: it %s', async (_, behaviour) => {
    await add(events(3))
    await statisticsDo(behaviour)

    const failed = await flush()

    expect(failed).toMatchObject({ depth: 3, delivered: 0, failuresInRow: 1, setAside: 0 })
    expect(failed.lastFailure?.message).toBeTruthy()
    expect(failed.batchInFlight).toMatch(/^[0-9a-f-]{36}$/)
    const again = await flush()
    expect(again).toMatchObject({ depth: 3, failuresInRow: 2, batchInFlight: failed.batchInFlight })
    await backendIsWell()
    expect(await flush()).toMatchObject({ depth: 0, delivered: 3, failuresInRow: 0 })
  })

  it('a call times out if nothing answers', async () => {
    await add(events(1))
    await statisticsDo({ does: 'hang' })

    expect(await flush()).toMatchObject({ depth: 1, failuresInRow: 1 })
  })

  it("the backoff grows up to a minute, and new events don't shorten it", async () => {
    await add(events(1))
    await backendIsDown()
    const waits: number[] = []
    for (let attempt = 0; attempt < 8; attempt++) {
      await flush()
      await add(events(1))
      waits.push(await nextAlarm())
    }

    expect(waits[0]).toBeLessThanOrEqual(2000)
    expect(waits[3]).toBeGreaterThan(7000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000)
    expect(waits.at(-1)).toBeGreaterThan(29_000)
  })

  it('new events are stored, even after a crash', async () => {
    await add(events(3))
    await statisticsDo({ does: 'answer', status: 500, body: '' })
    const { batchInFlight } = await flush()
    await abortAllDurableObjects()

    await add(events(2))

    expect(await shard().overview()).toMatchObject({ depth: 5, batchInFlight })
  })

  it('a lost alarm is restored', async () => {
    await add(events(1))
    await runInDurableObject(shard(), (_, { storage }) => storage.deleteAlarm())
    await abortAllDurableObjects()

    await shard().overview()

    expect(await nextAlarm()).toBeLessThanOrEqual(5000)
  })
})

describe('a lost answer', () => {
  it('makes Strapi receive the batch twice, and store it once', async () => {
    const list = events(5)
    await add(list)
    await statisticsDo({ does: 'lose' })
    expect(await flush()).toMatchObject({ depth: 5, failuresInRow: 1 })
    await backendIsWell()

    expect(await flush()).toMatchObject({ depth: 0, delivered: 5 })

    expect(await storeDirectly(list)).toEqual({ batchId: expect.any(String), stored: 0 })
  })
})

describe('events that Strapi refuses', () => {
  // The endpoint doesn't accept such an event; it stands for one that an older build accepted.
  const wrong = namelessEvent({ country: 'Nederland' })

  it('are set aside alone, whatever was in their batch', async () => {
    await add([...events(7), wrong, ...events(12)])

    const overview = await flush()

    expect(overview).toMatchObject({ depth: 0, delivered: 19, setAside: 1, failuresInRow: 0 })
    expect(await shard().setAside()).toEqual([
      {
        event: { ...wrong, session: null },
        status: 400,
        message: expect.stringMatching(/\w/),
        at: expect.any(String),
      },
    ])
    expect(await waitingIn(shard())).toEqual([])
  })

  it('cause no pause: later events are sent without delay', async () => {
    await add([wrong])
    await statisticsDo({ does: 'answer', status: 500, body: '' })
    await flush()
    await backendIsWell()
    expect(await flush()).toMatchObject({ depth: 0, setAside: 1, failuresInRow: 0 })

    await add(events(1))

    expect(await nextAlarm()).toBeLessThanOrEqual(5000)
  })

  it('are sent again when an operator requests it', async () => {
    await add([wrong])
    await statisticsDo({ does: 'answer', status: 400, body: '' })
    await flush()
    await backendIsWell()

    expect(await shard().takeBack()).toBe(1)

    expect(await shard().overview()).toMatchObject({ depth: 1, setAside: 0 })
  })
})

describe('a reader', () => {
  it('always uses the same shard', async () => {
    for (let visit = 0; visit < 3; visit++)
      await append(env, configOf(env), {
        session: 'one session',
        address: `192.0.2.${visit}`,
        events: events(1),
      })

    const depths = await Promise.all(buffers().map((one) => one.overview()))
    expect(depths.map(({ depth }) => depth).toSorted()).toEqual([0, 0, 0, 3])
    for (const one of buffers()) await emptyBuffer(one)
  })
})
