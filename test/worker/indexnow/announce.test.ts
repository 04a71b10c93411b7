import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../../worker/app.ts'
import { runConsumers } from '../../../worker/changes/consumers.ts'
import { type Change, type NewChange, recordChanges } from '../../../worker/changes/stream.ts'
import { configOf } from '../../../worker/env.ts'
import { announce } from '../../../worker/indexnow/announce.ts'
import { announceChanges } from '../../../worker/indexnow/announce-change.ts'
import { type Failure, onFailure } from '../../../worker/report.ts'
import { backendDoes, backendIsDown, backendIsWell, callsOfBackend } from '../support/backend.ts'
import { lane } from '../support/lane.ts'
import { articleRow } from '../support/replica.ts'
import { siteUrl, visit } from '../support/visit.ts'

const { gatewayUrl } = lane
const indexNow = { key: 'a1b2c3d4e5f6', endpoint: `${gatewayUrl}/indexnow` }
const config = { ...configOf(env), siteUrl: 'https://schakel.example', indexNow }

const unpublished: NewChange = {
  ...{ event: 'unpublish', type: 'content', documentId: 'a', locale: 'nl', keys: [] },
  previous: { number: 1, slug: 'oud', title: 'Oud', state: null, paths: ['/news/1/oud'] },
}

function searchEngineAnswers(status: number): Promise<void> {
  return backendDoes([{ holding: '/indexnow', behaviour: { does: 'answer', status, body: '' } }])
}

afterEach(backendIsWell)

describe('a publication', () => {
  it('is announced as the protocol requires: host, key, key location, and each address once', async () => {
    await searchEngineAnswers(202)
    const sent = vi.spyOn(globalThis, 'fetch')

    await announce(config, ['/news/7/x', '/en/news/7/x', '/news/7/x'])

    const [, init] = sent.mock.calls.find(([to]) => to === indexNow.endpoint) ?? []
    expect(init?.method).toBe('POST')
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json; charset=utf-8')
    expect(JSON.parse(String(init?.body))).toEqual({
      host: 'schakel.example',
      key: indexNow.key,
      keyLocation: `https://schakel.example/${indexNow.key}.txt`,
      urlList: ['https://schakel.example/news/7/x', 'https://schakel.example/en/news/7/x'],
    })
    expect((await callsOfBackend()).filter(({ path }) => path === '/indexnow')).toHaveLength(1)
  })

  it("is announced with the document's addresses before and after the change", async () => {
    await searchEngineAnswers(200)
    const { document_id: documentId, slug } = await articleRow(321)
    const sent = vi.spyOn(globalThis, 'fetch')

    await announceChanges(env, config).handle({
      seq: 1,
      at: Date.now(),
      event: 'publish',
      type: 'content',
      documentId,
      locale: 'nl',
      previous: { number: 321, slug: 'oud', title: 'Oud', state: null, paths: ['/news/321/oud'] },
    })

    const [, init] = sent.mock.calls.find(([to]) => to === indexNow.endpoint) ?? []
    expect(JSON.parse(String(init?.body)).urlList).toEqual([
      'https://schakel.example/news/321/oud',
      `https://schakel.example/news/321/${slug}`,
    ])
  })

  it('shares its request with others', async () => {
    await searchEngineAnswers(200)
    const previous = { number: 1, slug: 'oud', title: 'Oud', state: null, paths: ['/news/1/oud'] }
    const change: Change = {
      seq: 1,
      at: 1,
      event: 'unpublish',
      type: 'content',
      documentId: 'a',
      locale: 'nl',
      previous,
    }

    await announceChanges(env, config).handleAll?.([change, { ...change, seq: 2, documentId: 'b' }])

    expect((await callsOfBackend()).filter(({ path }) => path === '/indexnow')).toHaveLength(1)
  })

  it.each([400, 403, 422])('is not tried again if it is refused, but reported: %i', async (status) => {
    await searchEngineAnswers(status)
    const failures: Failure[] = []
    const stop = onFailure((failure) => failures.push(failure))

    await announce(config, ['/news/7/x'])

    stop()
    expect(failures).toMatchObject([
      { where: 'indexnow', thrown: { message: `IndexNow answered ${status}` }, facts: { count: 1 } },
    ])
  })

  it.each([429, 500, 'nothing'] as const)('is tried again if the answer is %s', async (answer) => {
    await (answer === 'nothing' ? backendIsDown() : searchEngineAnswers(answer))
    const startAt = Date.now()
    await env.DB.batch([
      env.DB.prepare('DELETE FROM changes'),
      env.DB.prepare('DELETE FROM change_cursors'),
      recordChanges(env.DB, [unpublished], 0),
    ])
    const consumers = [announceChanges(env, config)]

    expect(await runConsumers(env.DB, consumers, startAt)).toBe(true)

    await searchEngineAnswers(200)
    expect(await runConsumers(env.DB, consumers, startAt + 10_000)).toBe(false)
    expect((await callsOfBackend()).filter(({ path }) => path === '/indexnow')).toHaveLength(1)
  })

  it('is split if there are more addresses than the protocol allows', async () => {
    await searchEngineAnswers(200)

    await announce(
      config,
      Array.from({ length: 10_001 }, (_, index) => `/news/${index}/x`),
    )

    expect((await callsOfBackend()).filter(({ path }) => path === '/indexnow')).toHaveLength(2)
  })

  it.each([
    ['without a key', { indexNow: null }],
    ['by a site that is not on the web', { siteUrl: 'http://localhost:8787' }],
  ])("isn't announced %s", async (_, change) => {
    await searchEngineAnswers(200)

    await announce({ ...config, ...change }, ['/news/7/x'])

    expect((await callsOfBackend()).filter(({ path }) => path === '/indexnow')).toHaveLength(0)
  })
})

describe('the key', () => {
  it('is served at its own address if configured', async () => {
    const { key } = indexNow
    const ask = (path: string) =>
      createApp().fetch(
        new Request(`${siteUrl}${path}`),
        { ...env, INDEXNOW_KEY: key },
        createExecutionContext(),
      )

    const response = await ask(`/${key}.txt`)

    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).toBe(key)
    expect((await ask('/another-key-12.txt')).status).toBe(404)
  })

  it("isn't served otherwise", async () => {
    expect((await visit('/a1b2c3d4e5f6.txt')).status).toBe(404)
  })
})
