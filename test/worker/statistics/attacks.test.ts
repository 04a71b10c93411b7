import { runInDurableObject } from 'cloudflare:test'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StatisticsView } from '../../../worker/statistics/watch.ts'
import { backendDoes, backendIsWell } from '../support/backend.ts'
import { askAsOperator } from '../support/operator.ts'
import { newClient } from '../support/sign-in.ts'
import {
  buffers,
  emptyBuffers,
  firefox,
  send,
  sessionOf,
  view,
  waiting,
  waitingIn,
} from '../support/statistics.ts'
import { visit } from '../support/visit.ts'

const batchSize = 100

beforeEach(async () => {
  await emptyBuffers()
  // While the backend is down everything waits, and a shard can be filled.
  await backendDoes([{ holding: '/api/statistics', behaviour: { does: 'answer', status: 503, body: '' } }])
})
afterEach(backendIsWell)
afterAll(emptyBuffers)

const from = (address: string) => ({ 'cf-connecting-ip': address })

/** A request with the maximum number of events. */
function batch(eventType: string): Record<string, unknown>[] {
  return Array.from({ length: batchSize }, () => view('/', { eventType }))
}

/** Sends full requests from one address, with made-up sessions. @returns The answers. */
async function flood(address: string, eventType: string, posts: number): Promise<Response[]> {
  const sessions = Array.from({ length: 7 }, (_, index) => sessionOf(Date.now() - index * 1000))
  const answers: Response[] = []
  for (let sent = 0; sent < posts; sent += sessions.length) {
    const round = sessions.slice(0, posts - sent)
    answers.push(
      ...(await Promise.all(round.map((session) => send(batch(eventType), session, from(address))))),
    )
  }
  return answers
}

const accepted = (answers: readonly Response[]) => answers.filter(({ status }) => status === 204).length

describe('page views made up by one client', () => {
  it('count up to 2,000 an hour, are stored as suspect up to 20,000, and are refused above', async () => {
    const address = newClient()

    const answers = await flood(address, 'pageview', 210)

    expect(accepted(answers)).toBe(200)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
    const events = await waiting()
    expect(events).toHaveLength(20_000)
    expect(events.filter(({ isSuspect }) => !isSuspect)).toHaveLength(2000)
    // The sessions belong to several shards, and each shard recognised the address.
    const depths = await Promise.all(buffers().map(async (one) => (await waitingIn(one)).length))
    expect(depths.filter((depth) => depth > 0).length).toBeGreaterThan(1)
    // Other readers aren't affected, also from now on.
    expect((await send([view('/jobs')], sessionOf())).status).toBe(204)
    expect((await waiting()).find(({ url }) => url === '/jobs')).not.toHaveProperty('isSuspect')
    const seen = await askAsOperator<StatisticsView>('/api/ops/statistics')
    expect(seen.totals.suspect).toBe(18_000)
  })

  it('count for the whole network of an IPv6 address, and for no other', async () => {
    await flood('2001:db8:1:2::1', 'View', 20)

    await send([view('/jobs')], sessionOf(), from('2001:db8:1:2:ffff::9'))
    await send([view('/events')], sessionOf(), from('2001:db8:1:3::1'))

    const events = await waiting()
    expect(events.find(({ url }) => url === '/jobs')?.isSuspect).toBe(true)
    expect(events.find(({ url }) => url === '/events')).not.toHaveProperty('isSuspect')
  })

  it('leave only a daily pseudonym of the address', async () => {
    const address = newClient()
    await flood(address, 'pageview', 2)

    const kept = await Promise.all(
      buffers().map((one) =>
        runInDurableObject(one, (_, { storage }) =>
          storage.sql
            .exec<{ name: string; views: number }>('SELECT name, views FROM address_counts')
            .toArray(),
        ),
      ),
    )

    expect(kept.flat()).toMatchObject([{ name: expect.stringMatching(/^[0-9a-f]{32}$/), views: 200 }])
    expect(JSON.stringify(await waiting())).not.toContain(address)
  })
})

it('impressions made up by one client count up to 10,000 vacancies an hour, and its others are suspect then', async () => {
  const address = newClient()
  const vacancies = Array.from({ length: 50 }, (_, index) => 5001 + index)
  const listed = () =>
    Array.from({ length: batchSize }, () => view('/jobs', { eventType: 'Impression', vacancies }))

  for (let post = 0; post < 3; post++) await send(listed(), sessionOf(), from(address))
  await send([view('/jobs')], sessionOf(), from(address))

  const events = await waiting()
  expect(events.filter(({ isSuspect }) => !isSuspect)).toHaveLength(200)
  expect(events.find(({ eventType }) => eventType === 'pageview')?.isSuspect).toBe(true)
})

describe('events that are never dropped', () => {
  it("can't fill the shards from one address: all ten other readers are stored", async () => {
    const address = newClient()

    const answers = await flood(address, 'Lead', 25)

    expect(accepted(answers)).toBe(20)
    expect(answers.at(-1)?.status).toBe(429)
    expect((await waiting()).filter(({ isSuspect }) => !isSuspect)).toHaveLength(200)
    const others = await Promise.all(Array.from({ length: 10 }, () => send([view('/')], sessionOf())))
    expect(accepted(others)).toBe(10)
    // Page views from this address aren't refused with it.
    expect((await send([view('/')], sessionOf(), from(address))).status).toBe(204)
  })

  it('are limited where the worker counts them: clicks on a short link', async () => {
    const headers = { 'user-agent': firefox, ...from(newClient()) }
    await Promise.all(Array.from({ length: 205 }, () => visit('/l/4', { headers })))

    await expect.poll(async () => (await waiting()).length).toBe(205)
    expect((await waiting()).filter(({ isSuspect }) => !isSuspect)).toHaveLength(200)
  })
})
