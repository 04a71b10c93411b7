import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { crons } from '../../../worker/crons.ts'
import worker from '../../../worker/index.ts'
import {
  backendAnswers,
  backendDoes,
  backendIsDown,
  backendIsWell,
  callsOfBackend,
} from '../support/backend.ts'
import { type Editor, signIn } from '../support/editor.ts'
import { moved } from '../support/moved.ts'
import { replicaIsCurrent } from '../support/replica.ts'
import { visit } from '../support/visit.ts'

let editor: Editor
const putBack: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  editor = await signIn()
  await replicaIsCurrent()
})
beforeEach(forgetHits)
afterEach(async () => {
  await backendIsWell()
  for (const step of putBack.splice(0).reverse()) await step()
  await forgetHits()
})

async function forgetHits(): Promise<void> {
  await env.DB.prepare('DELETE FROM redirect_hits').run()
}

/** How often each address was followed since the last report to the backend. */
async function counted(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    'SELECT path, sum(hits) AS hits FROM redirect_hits GROUP BY path',
  ).all<{ path: string; hits: number }>()
  return Object.fromEntries(results.map(({ path, hits }) => [path, hits]))
}

const catchUp = () => worker.scheduled(createScheduledController({ cron: crons.catchUp }), env)

describe('a followed redirect', () => {
  it('is counted in any spelling, also for in-page navigation', async () => {
    await moved('/geteld', { to: '/ecommerce' })

    for (const path of ['/geteld', '/Geteld?utm_source=brief', '/geteld/_payload.json']) await visit(path)

    await expect.poll(counted).toEqual({ '/geteld': 3 })
  })

  it('is counted if it marks a removed page', async () => {
    await moved('/getelde-wég', { to: '', status: 410 })

    await visit('/getelde-w%C3%A9g')

    await expect.poll(counted).toEqual({ '/getelde-wég': 1 })
  })

  it("isn't counted for bots, prefetches or lookups", async () => {
    await moved('/ongeteld', { to: '/ecommerce' })
    await moved('/geteld', { to: '/ecommerce' })

    await visit('/ongeteld', { headers: { 'user-agent': 'Googlebot/2.1' } })
    await visit('/ongeteld', { headers: { 'sec-purpose': 'prefetch' } })
    await visit('/api/redirect?path=/ongeteld')
    await visit('/geteld')

    await expect.poll(counted).toEqual({ '/geteld': 1 })
  })

  it("still redirects while the count can't be stored", async () => {
    await moved('/ongestoord', { to: '/ecommerce' })
    await env.DB.exec('ALTER TABLE redirect_hits RENAME TO redirect_hits_away')
    putBack.push(() => env.DB.exec('ALTER TABLE redirect_hits_away RENAME TO redirect_hits'))

    expect((await visit('/ongestoord')).status).toBe(301)
  })
})

describe('hits of redirects', () => {
  async function store(path: string, hits: number): Promise<void> {
    await env.DB.prepare(
      `INSERT INTO redirect_hits (path, hits) VALUES (?, ?) ON CONFLICT DO UPDATE SET hits = hits + excluded.hits`,
    )
      .bind(path, hits)
      .run()
  }

  async function redirect(from: string): Promise<string> {
    const documentId = await editor.make('redirect', { from, to: '/ecommerce', hits: 900 })
    putBack.push(() => editor.remove('redirect', documentId))
    return documentId
  }

  it('are added up where editors see them', async () => {
    const documentId = await redirect('/van-redactie')
    await store('/van-redactie', 3)
    await store('/van-kv-seed', 8)

    await catchUp()
    expect(await editor.read('redirect', documentId)).toMatchObject({ hits: 3 })
    expect(await counted()).toEqual({})
    await store('/van-redactie', 4)
    await catchUp()

    expect(await editor.read('redirect', documentId)).toMatchObject({ hits: 7 })
  })

  it('wait while the backend is down', async () => {
    const documentId = await redirect('/wacht')
    await store('/wacht', 2)
    await backendIsDown()

    await catchUp()
    expect(await counted()).toEqual({ '/wacht': 2 })
    await backendIsWell()
    await catchUp()

    expect(await editor.read('redirect', documentId)).toMatchObject({ hits: 2 })
  })

  it("are counted once if the backend's answer was lost", async () => {
    const documentId = await redirect('/eenmaal')
    await store('/eenmaal', 5)
    await backendDoes([{ holding: '/api/redirects/hits', behaviour: { does: 'lose' } }])

    await catchUp()
    await store('/eenmaal', 1)
    await backendIsWell()
    await catchUp()

    expect(await editor.read('redirect', documentId)).toMatchObject({ hits: 6 })
    expect(await counted()).toEqual({})
  })

  it('are kept if something else answers for the backend', async () => {
    await store('/bewaard', 1)
    await backendAnswers(200, '{"data":{"batchId":"another"}}')

    await catchUp()

    expect(await counted()).toEqual({ '/bewaard': 1 })
    expect(JSON.stringify(await callsOfBackend())).toContain('/api/redirects/hits')
  })

  it("aren't overwritten by an editor's form that was open for an hour", async () => {
    const documentId = await redirect('/formulier')
    await store('/formulier', 5)
    await catchUp()

    await editor.draft('redirect', documentId, undefined, { note: 'Nagekeken', hits: 0 })

    expect(await editor.read('redirect', documentId)).toMatchObject({ hits: 5, note: 'Nagekeken' })
  })
})
