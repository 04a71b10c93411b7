import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { batchesOf, type EventQueue, startQueue } from '../../../client/analytics/queue.ts'
import type { EventBatch } from '../../../client/analytics/send.ts'
import { track } from '../../../client/analytics/track.ts'
import { setState, stateOf } from '../../../client/state/store.ts'

let sent: { batch: EventBatch; isLeaving: boolean; waiting: number }[] = []
let queue: EventQueue | undefined

function start({
  delayMs = 1000,
  session = 'a-session' as string | null,
  answer = Promise.resolve(true),
} = {}) {
  queue = startQueue({
    delayMs,
    session: () => session,
    send(batch, isLeaving) {
      sent.push({ batch, isLeaving, waiting: stateOf('analytics-events').length })
      return answer
    },
  })
  return queue
}

const types = () => sent.map(({ batch }) => batch.data.events.map(({ eventType }) => eventType))

beforeEach(() => {
  vi.useFakeTimers()
  setState('analytics-events', [])
  sent = []
})
afterEach(() => {
  queue?.stop()
  vi.useRealTimers()
})

describe('the queue of events', () => {
  it('flushes at an interval', () => {
    start({ delayMs: 300 })
    track('pageview', { url: 'https://schakel.example/' })
    track('Marketing')

    vi.advanceTimersByTime(299)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    track('Lead')
    vi.advanceTimersByTime(300)

    expect(types()).toEqual([['pageview', 'Marketing'], ['Lead']])
  })

  it('sends nothing while nothing happens', () => {
    start()

    vi.advanceTimersByTime(60_000)

    expect(sent).toEqual([])
  })

  it('is emptied before anything is sent', () => {
    start()
    track('pageview')

    vi.advanceTimersByTime(1000)

    expect(sent[0]?.waiting).toBe(0)
  })

  it('flushes immediately on request, and says when the page may be gone', () => {
    const { sendNow } = start()
    track('pageview')
    sendNow()
    track('Session stop')
    sendNow(true)

    expect(types()).toEqual([['pageview'], ['Session stop']])
    expect(sent.map(({ isLeaving }) => isLeaving)).toEqual([false, true])
  })

  it('sends the current session, or none', () => {
    start({ session: 'of-now' })
    track('pageview')
    vi.advanceTimersByTime(1000)
    queue?.stop()
    start({ session: null })
    track('pageview')
    vi.advanceTimersByTime(1000)

    expect(sent[0]?.batch.data.session).toBe('of-now')
    expect(sent[1]?.batch.data).not.toHaveProperty('session')
  })

  it('does not resend events that did not arrive', async () => {
    start({ answer: Promise.resolve(false) })
    track('pageview')

    await vi.advanceTimersByTimeAsync(5000)

    expect(types()).toEqual([['pageview']])
  })

  it('gives each event an id and a time', () => {
    vi.setSystemTime(1_795_257_000_000)
    track('pageview')
    track('Session pause', { at: 1_795_256_000_000 })

    const [view, pause] = stateOf('analytics-events')
    expect(view).toMatchObject({ at: 1_795_257_000_000 })
    expect(pause).toMatchObject({ at: 1_795_256_000_000 })
    expect(view?.id).toMatch(/^[\da-f-]{36}$/)
    expect(view?.id).not.toBe(pause?.id)
  })
})

describe('batches', () => {
  const event = (url: string) => ({ id: crypto.randomUUID(), eventType: 'pageview' as const, at: 0, url })

  it('contain at most a hundred events, in order', () => {
    const events = Array.from({ length: 250 }, (_, index) => event(`https://schakel.example/${index}`))

    const batches = batchesOf(events)

    expect(batches.map((batch) => batch.length)).toEqual([100, 100, 50])
    expect(batches.flat()).toEqual(events)
  })

  it('stay below what browsers send after a page has closed, also with non-ASCII addresses', () => {
    const batches = batchesOf(
      Array.from({ length: 60 }, () => event(`https://schakel.example/${'é'.repeat(1900)}`)),
    )

    const sizes = batches.map(
      (events) => new Blob([JSON.stringify({ data: { events, session: 'x'.repeat(80) } })]).size,
    )
    expect(Math.max(...sizes)).toBeLessThan(64 * 1024)
    expect(batches.flat()).toHaveLength(60)
  })

  it('are none without events', () => {
    expect(batchesOf([])).toEqual([])
  })
})
