import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  changeLog,
  changesKey,
  type LoggedChanges,
  setChangeLog,
} from '../../../worker/changes/change-log.ts'
import { headUrl } from '../../../worker/changes/location-log.ts'
import { forgetAll } from '../../../worker/isolate-state.ts'

const at = 1_700_000_000_000

const five: LoggedChanges = {
  v: 1,
  head: 15,
  from: 10,
  bookmark: '0000-1',
  changes: [
    [11, at, 0, ['content/nl/1', 'list/content/nl']],
    [12, at + 1, 1, ['content/nl/2']],
    [15, at + 2, 0, ['content/nl/1']],
  ],
}

const works: Promise<unknown>[] = []
const later = (work: Promise<unknown>) => {
  works.push(work)
}
const read = () => changeLog(env.EDGE_KV, later)

beforeEach(async () => {
  forgetAll()
  await caches.default.delete(headUrl)
  await env.EDGE_KV.delete(changesKey)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await Promise.allSettled(works.splice(0))
})

describe('the log', () => {
  beforeEach(() => env.EDGE_KV.put(changesKey, JSON.stringify(five)))

  it('tells which change touched a key since a moment', async () => {
    const log = await read()

    expect(log).toMatchObject({ isKnown: true, head: 15, bookmark: '0000-1' })
    expect(log.touchedSince(['content/nl/1'], 10)).toEqual({ at, gone: false })
    expect(log.touchedSince(['content/nl/1'], 11)).toEqual({ at: at + 2, gone: false })
    expect(log.touchedSince(['content/nl/1'], 15)).toBeNull()
    expect(log.touchedSince(['content/nl/3'], 10)).toBeNull()
    expect(log.touchedSince(['content/nl/1', 'content/nl/2'], 10)).toEqual({ at, gone: true })
  })

  it('tells that a list which a removed document was in changes, and that what shows it has to go', async () => {
    const keys = ['list/content/nl', 'tag-counts/nl', 'shown/content/nl/9']
    await env.EDGE_KV.put(changesKey, JSON.stringify({ ...five, changes: [[15, at, 1, keys]] }))
    const log = await read()

    expect(log.touchedSince(keys.slice(0, 2), 10)).toEqual({ at, gone: false })
    expect(log.touchedSince(['list/content/nl', 'shown/content/nl/9'], 10)).toEqual({ at, gone: true })
  })

  it('counts answers from before its start as touched', async () => {
    expect((await read()).touchedSince(['content/nl/3'], 9)).toEqual({ at: 0, gone: false })
  })

  it("of this isolate's own changes applies immediately, and an older one doesn't replace it", async () => {
    await read()
    setChangeLog({ ...five, head: 16, changes: [[16, at, 0, ['content/nl/3']]] })
    expect((await read()).head).toBe(16)

    setChangeLog(five)
    vi.setSystemTime(Date.now() + 5000)
    await read()
    await Promise.all(works)

    expect((await read()).head).toBe(16)
  })

  it('applies although another was set while it was read', async () => {
    await env.EDGE_KV.put(changesKey, JSON.stringify({ ...five, head: 20 }))
    const first = read()
    setChangeLog(five)
    await first
    vi.setSystemTime(Date.now() + 3000)
    await read()
    await Promise.all(works)

    expect((await read()).head).toBe(20)
  })

  it('is read at most every two seconds', async () => {
    const get = vi.spyOn(env.EDGE_KV, 'get')

    await Promise.all([read(), read()])
    await read()
    const before = get.mock.calls.length
    vi.setSystemTime(Date.now() + 2001)
    await Promise.all([read(), read()])

    expect(get.mock.calls.length - before).toBe(1)
  })

  it('is read again before it is used if it is two seconds old', async () => {
    await read()
    vi.setSystemTime(Date.now() + 2001)
    await env.EDGE_KV.put(changesKey, JSON.stringify({ ...five, head: 20 }))

    expect((await read()).head).toBe(20)
  })

  it('makes every concurrent reader wait if it is old', async () => {
    await read()
    vi.setSystemTime(Date.now() + 11_000)
    await env.EDGE_KV.put(changesKey, JSON.stringify({ ...five, head: 20 }))

    const logs = await Promise.all([read(), read(), read()])

    expect(logs.map(({ head }) => head)).toEqual([20, 20, 20])
  })

  it('tells since when a change could have been known here', async () => {
    const start = at + 60_000
    vi.setSystemTime(start)
    await read()
    vi.setSystemTime(start + 3000)
    const changes: LoggedChanges['changes'] = [...five.changes, [16, at + 3, 0, ['content/nl/4']]]
    await env.EDGE_KV.put(changesKey, JSON.stringify({ ...five, head: 16, changes }))
    await read()
    await Promise.all(works)
    const log = await read()

    // A new isolate can't tell when the log arrived.
    expect(log.touchedSince(['content/nl/2'], 10)).toEqual({ at: at + 1, gone: true })
    expect(log.touchedSince(['content/nl/4'], 10)).toEqual({ at: start, gone: false })
  })

  it("is used even if it is old while KV doesn't answer", async () => {
    await read()
    vi.setSystemTime(Date.now() + 11_000)
    vi.spyOn(env.EDGE_KV, 'get').mockReturnValue(new Promise<never>(() => {}))

    expect((await read()).head).toBe(15)
    await Promise.all([read(), read()])
    works.length = 0
  })
})

describe('a KV value that', () => {
  it('is missing tells nothing', async () => {
    expect(await read()).toMatchObject({ isKnown: false, head: 0 })
  })

  it.each([
    ['is cut off', JSON.stringify(five).slice(0, 100)],
    ['is from a future version', JSON.stringify({ ...five, v: 2 })],
    ['is something else', '[]'],
  ])('%s leaves the known log unchanged', async (_, value) => {
    setChangeLog(five)
    await env.EDGE_KV.put(changesKey, value)
    vi.setSystemTime(Date.now() + 3000)
    await read()
    await Promise.allSettled(works)

    expect((await read()).head).toBe(15)
  })
})
