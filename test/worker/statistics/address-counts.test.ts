import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { type KindCounts, noEvents } from '../../../worker/statistics/address-bounds.ts'
import { AddressCounts } from '../../../worker/statistics/address-counts.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** A full hour, so that slots start with it. */
const start = Date.UTC(2026, 10, 21, 12)

const views = (count: number): KindCounts => ({ ...noEvents, views: count })

/** Runs with the storage of a separate object; `again` creates it again, as after the loss of its memory. */
function withCounts<Result>(
  work: (counts: AddressCounts, again: () => AddressCounts) => Result,
): Promise<Result> {
  const stub = env.STATISTICS.getByName(crypto.randomUUID())
  return runInDurableObject(stub, (_, { storage }) => {
    const open = () => new AddressCounts(storage.sql)
    return work(open(), open)
  })
}

describe('events from an address', () => {
  it('are suspect above its limit, which is reported once', async () => {
    await withCounts((counts) => {
      expect(counts.judge('a', views(2000), start)).toEqual({ verdict: 'ordinary' })
      expect(counts.judge('a', views(1), start)).toEqual({ verdict: 'suspect', isNews: true })
      expect(counts.judge('a', views(1), start)).toEqual({ verdict: 'suspect', isNews: false })
      expect(counts.judge('b', views(1), start)).toEqual({ verdict: 'ordinary' })
    })
  })

  it('are refused far above it, until some of them are more than an hour old', async () => {
    await withCounts((counts) => {
      counts.judge('a', views(15_000), start)
      counts.judge('a', views(5000), start + 30 * minuteMs)

      const refusal = counts.judge('a', views(1), start + 40 * minuteMs)

      expect(refusal).toEqual({ verdict: 'refused', retryAfterSeconds: 25 * 60 })
      const later = start + 40 * minuteMs + 25 * minuteMs
      expect(counts.judge('a', views(1), later - 1).verdict).toBe('refused')
      expect(counts.judge('a', views(1), later).verdict).toBe('suspect')
    })
  })

  it('count for at least an hour, whenever that starts', async () => {
    await withCounts((counts) => {
      counts.judge('a', views(1500), start + 59 * minuteMs)

      expect(counts.judge('a', views(501), start + 59 * minuteMs + hourMs - 1).verdict).toBe('suspect')
      expect(counts.judge('b', views(2000), start).verdict).toBe('ordinary')
      expect(counts.judge('b', views(2000), start + 65 * minuteMs).verdict).toBe('ordinary')
    })
  })

  it("have a limit per kind: too many clicks don't block page views", async () => {
    await withCounts((counts) => {
      expect(counts.judge('a', { ...noEvents, session: 6000 }, start).verdict).toBe('ordinary')
      expect(counts.judge('a', { ...noEvents, actions: 2000 }, start).verdict).toBe('suspect')
      expect(counts.judge('a', { ...noEvents, actions: 1 }, start).verdict).toBe('refused')
      expect(counts.judge('a', views(1), start).verdict).toBe('suspect')
    })
  })

  it('survive the loss of memory, except for a twentieth, and ordinary readers cause no writes', async () => {
    await withCounts((counts, again) => {
      counts.judge('a', views(1900), start)
      counts.judge('a', views(99), start)
      counts.judge('reader', views(99), start)

      const later = again()

      expect(later.judge('a', views(100), start).verdict).toBe('ordinary')
      expect(later.judge('a', views(1), start).verdict).toBe('suspect')
      expect(later.judge('reader', views(2000), start).verdict).toBe('ordinary')
    })
  })

  it('are deleted when they no longer count', async () => {
    await withCounts((counts, again) => {
      counts.judge('a', views(3000), start)

      counts.forget(start + 64 * minuteMs)
      expect(again().judge('a', views(1), start).verdict).toBe('suspect')
      counts.forget(start + 65 * minuteMs)

      expect(again().judge('a', views(1), start).verdict).toBe('ordinary')
    })
  })
})
