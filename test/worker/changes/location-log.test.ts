import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from '../../../worker/cache/entry.ts'
import { stateOf } from '../../../worker/cache/entry-state.ts'
import { policies } from '../../../worker/cache/policies.ts'
import * as one from '../../../worker/changes/change-log.ts'
import { headHere, headUrl } from '../../../worker/changes/location-log.ts'
import { publishChanges } from '../../../worker/changes/publish.ts'
import { readLog } from '../../../worker/changes/stream.ts'
import { forgetAll } from '../../../worker/isolate-state.ts'
import { remove } from '../../../worker/replica/write.ts'
import { articleRow } from '../support/replica.ts'

type Isolate = Pick<typeof one, 'changeLog' | 'changesKey' | 'setChangeLog' | 'shareLog'>

/** What another isolate of this location knows: the same module once more, with a memory of its own. */
const sibling: Isolate = await import(
  /* @vite-ignore */ `../../../worker/changes/change-log.ts?${crypto.randomUUID()}`
)

const { changesKey } = one
const start = Date.now()
const before: one.LoggedChanges = { v: 1, head: 10, from: 0, bookmark: null, changes: [] }
const removal: one.LoggedChanges = { ...before, head: 11, changes: [[11, start, 1, ['content/nl/2']]] }

const lasting = { 'cache-control': 'max-age=600' }

const works: Promise<unknown>[] = []
const later = (work: Promise<unknown>) => {
  works.push(work)
}
const read = (isolate: Isolate) => isolate.changeLog(env.EDGE_KV, later)

async function finished(): Promise<void> {
  while (works.length > 0) await Promise.allSettled(works.splice(0))
}

/** How a page that shows article 2 may be used. */
function stateOfPage(log: one.ChangeLog) {
  const page: Entry = {
    ...{ status: 200, headers: [], body: new Uint8Array(), storedAt: Date.now() },
    ...{ seq: 10, keys: ['content/nl/2'], isTransient: false },
  }
  return stateOf(page, policies.page, log, Date.now())
}

beforeEach(async () => {
  vi.setSystemTime(start)
  forgetAll()
  await caches.default.delete(headUrl)
  await env.EDGE_KV.put(changesKey, JSON.stringify(before))
})
afterEach(async () => {
  await finished()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('what one isolate of a location is told', () => {
  beforeEach(async () => {
    await Promise.all([read(one), read(sibling)])
    await finished()
  })

  it('the others know at their next look, without asking KV', async () => {
    const get = vi.spyOn(env.EDGE_KV, 'get')
    one.setChangeLog(removal)
    await one.shareLog()
    vi.setSystemTime(start + 200)

    const log = await read(sibling)

    expect(stateOfPage(log)).toBe('gone')
    expect(get).not.toHaveBeenCalled()
  })

  it('is told again if an isolate with an older log has replaced it', async () => {
    one.setChangeLog(removal)
    const { head } = before
    await caches.default.put(headUrl, Response.json({ head, currentAt: start }, { headers: lasting }))
    vi.setSystemTime(start + 200)
    await read(one)
    await finished()
    vi.setSystemTime(start + 400)

    expect(stateOfPage(await read(sibling))).toBe('gone')
  })

  it('is told by KV where the Cache API is down', async () => {
    vi.spyOn(caches.default, 'match').mockRejectedValue(new Error('away'))
    await env.EDGE_KV.put(changesKey, JSON.stringify(removal))
    vi.setSystemTime(start + 2000)

    expect(stateOfPage(await read(sibling))).toBe('gone')
  })

  it('replaces nothing if it is older', async () => {
    one.setChangeLog(removal)
    await one.shareLog()

    await sibling.shareLog()

    expect((await headHere())?.head).toBe(11)
  })
})

it('a removal that the replica records is known to the others of the location before it is acknowledged', async () => {
  const { document_id: documentId, number } = await articleRow(104)
  await publishChanges(env)
  await read(sibling)
  await finished()
  const { head } = await readLog(env.DB, start)
  await remove(env.DB, 'content', documentId, 'nl')

  await publishChanges(env)

  vi.setSystemTime(start + 200)
  const touch = (await read(sibling)).touchedSince([`content/nl/${number}`], head)
  expect(touch?.gone).toBe(true)
})

it('KV is asked by one isolate for all of the location, and not for two seconds', async () => {
  const get = vi.spyOn(env.EDGE_KV, 'get')

  await read(one)
  await finished()
  for (const later of [0, 200, 400, 1999]) {
    vi.setSystemTime(start + later)
    expect((await read(sibling)).head).toBe(10)
  }
  expect(get).toHaveBeenCalledTimes(1)

  vi.setSystemTime(start + 2000)
  await read(sibling)
  await finished()
  vi.setSystemTime(start + 2200)
  await read(one)
  expect(get).toHaveBeenCalledTimes(2)
})

it.each([
  ['is from a future version', { head: 'eleven' }, 11],
  ['names a log that is gone', { head: 12, currentAt: start }, 12],
  ['is from a clock that is ahead', { head: 10, currentAt: start + 60_000 }, 11],
])('a head that %s leaves it to KV', async (_, head, after) => {
  await caches.default.put(headUrl, Response.json(head, { headers: lasting }))
  await env.EDGE_KV.put(changesKey, JSON.stringify(removal))

  expect((await read(one)).head).toBe(11)
  await finished()
  expect(await headHere()).toEqual({ head: after, currentAt: start })
})
