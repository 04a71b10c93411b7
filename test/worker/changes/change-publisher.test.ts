import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changesKey } from '../../../worker/changes/change-log.ts'
import { backendIsWell } from '../support/backend.ts'

const publisher = env.CHANGE_PUBLISHER.getByName('one')
/** Far enough ahead that no alarm rings by itself, and a time of its own for each test. */
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
  await publisher.poke()
  await runDurableObjectAlarm(publisher)
  await env.EDGE_KV.delete(changesKey)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('changes that come soon after each other', () => {
  it('are written at once where the last write is two seconds ago', async () => {
    vi.setSystemTime(start + 2000)

    await publisher.poke()

    expect(await isWritten()).toBe(true)
  })

  it('are written together, when two seconds are over', async () => {
    vi.setSystemTime(start + 500)
    for (let poke = 0; poke < 20; poke++) await publisher.poke()
    await runDurableObjectAlarm(publisher)
    expect(await isWritten()).toBe(false)
    expect(await alarm()).toBe(start + 2000)

    vi.setSystemTime(start + 2000)
    await runDurableObjectAlarm(publisher)

    expect(await isWritten()).toBe(true)
    expect(await alarm()).toBeNull()
  })
})

describe('a write that fails', () => {
  it('is made again', async () => {
    vi.setSystemTime(start + 3000)
    const reports = vi.spyOn(console, 'error').mockImplementation(() => {})
    await env.DB.exec('ALTER TABLE changes RENAME TO changes_away')

    await publisher.poke()
    await env.DB.exec('ALTER TABLE changes_away RENAME TO changes')

    expect(reports).toHaveBeenCalled()
    expect(await isWritten()).toBe(false)
    vi.setSystemTime(start + 5000)
    await runDurableObjectAlarm(publisher)
    expect(await isWritten()).toBe(true)
  })
})

it('an alarm that was lost is set again', async () => {
  await runInDurableObject(publisher, (_, { storage }) => storage.setAlarm(start - 1000))
  vi.setSystemTime(start + 500)

  await publisher.poke()

  expect(await alarm()).toBeGreaterThanOrEqual(start + 500)
})
