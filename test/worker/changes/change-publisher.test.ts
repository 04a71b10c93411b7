import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changesKey, type LoggedChanges } from '../../../worker/changes/change-log.ts'
import { backendIsWell } from '../support/backend.ts'

const publisher = env.CHANGE_PUBLISHER.getByName('one')
/** Far enough ahead that no alarm fires on its own, and different for each test. */
let start = Date.now() + 24 * 3600_000

function isWritten(): Promise<boolean> {
  return env.EDGE_KV.get(changesKey).then((text) => text !== null)
}

function alarm(): Promise<number | null> {
  return runInDurableObject(publisher, (_, { storage }) => storage.getAlarm())
}

beforeEach(async () => {
  start += 3600_000
  await backendIsWell()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await publisher.poke(null)
  await runDurableObjectAlarm(publisher)
  await env.EDGE_KV.delete(changesKey)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('changes in quick succession', () => {
  it('are written immediately if the last write is two seconds old', async () => {
    vi.setSystemTime(start + 2000)

    await publisher.poke(null)

    expect(await isWritten()).toBe(true)
  })

  it('are written together after two seconds', async () => {
    vi.setSystemTime(start + 500)
    for (let poke = 0; poke < 20; poke++) await publisher.poke(null)
    await runDurableObjectAlarm(publisher)
    expect(await isWritten()).toBe(false)
    expect(await alarm()).toBe(start + 2000)

    vi.setSystemTime(start + 2000)
    await runDurableObjectAlarm(publisher)

    expect(await isWritten()).toBe(true)
    expect(await alarm()).toBeNull()
  })
})

describe('a log that a poke brings', () => {
  const log = (head: number): LoggedChanges => ({ v: 1, head, from: head, bookmark: null, changes: [] })
  const writtenHead = async () => {
    const written = await env.EDGE_KV.get<LoggedChanges>(changesKey, 'json')
    return written?.head
  }

  it('is written, the newest of them', async () => {
    vi.setSystemTime(start + 500)
    await publisher.poke(log(2_000_001))
    await publisher.poke(log(2_000_003))
    await publisher.poke(log(2_000_002))
    vi.setSystemTime(start + 2000)
    await runDurableObjectAlarm(publisher)

    expect(await writtenHead()).toBe(2_000_003)
  })
})

describe('a failed write', () => {
  it('is retried', async () => {
    vi.setSystemTime(start + 3000)
    const reports = vi.spyOn(console, 'error').mockImplementation(() => {})
    await env.DB.exec('ALTER TABLE changes RENAME TO changes_away')

    await publisher.poke(null)
    await env.DB.exec('ALTER TABLE changes_away RENAME TO changes')

    expect(reports).toHaveBeenCalled()
    expect(await isWritten()).toBe(false)
    vi.setSystemTime(start + 5000)
    await runDurableObjectAlarm(publisher)
    expect(await isWritten()).toBe(true)
  })
})

it('restores a lost alarm', async () => {
  await runInDurableObject(publisher, (_, { storage }) => storage.setAlarm(start - 1000))
  vi.setSystemTime(start + 500)

  await publisher.poke(null)

  expect(await alarm()).toBeGreaterThanOrEqual(start + 500)
})
