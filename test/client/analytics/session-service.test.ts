import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type SessionService,
  startSessionService,
  type Visit,
} from '../../../client/analytics/session-service.ts'

const begin = Date.UTC(2026, 10, 21, 12)
const gapMs = 1_800_000

/** One page in a browser that remembers its visit; times in milliseconds since the start of the test. */
let visit: Visit | null
let isVisible: boolean
let events: [type: string, at: number][]
let looks: number

function openPage(
  delays: { startAfterMs?: number; pollMs?: number; pauseAfterMs?: number } = {},
): SessionService {
  return startSessionService({
    record: (type, at) => events.push([type, at - begin]),
    keepSession: () => {
      looks += 1
    },
    readVisit: () => visit,
    writeVisit: (next) => {
      visit = next
    },
    isVisible: () => isVisible,
    ...delays,
  })
}

function look(page: SessionService, visible: boolean): void {
  isVisible = visible
  page.visibilityChanged()
}

beforeEach(() => {
  vi.useFakeTimers({ now: begin })
  visit = null
  isVisible = true
  events = []
  looks = 0
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

describe('a session', () => {
  it('starts 5000 ms after start-up', () => {
    openPage()

    vi.advanceTimersByTime(4999)
    expect(events).toEqual([])
    expect(looks).toBe(0)
    vi.advanceTimersByTime(1)

    expect(events).toEqual([['Session start', 5000]])
    expect(looks).toBe(1)
  })

  it('checks its cookie at the given interval while the page is visible', () => {
    const page = openPage({ startAfterMs: 10, pollMs: 50 })
    vi.advanceTimersByTime(160)
    expect(looks).toBe(4)

    look(page, false)
    vi.advanceTimersByTime(10_000)

    expect(looks).toBe(4)
  })

  it('does not start if the page closes first', () => {
    const page = openPage()
    vi.advanceTimersByTime(4000)
    page.stop()
    vi.advanceTimersByTime(60_000)

    expect(events).toEqual([])
    expect(visit).toBeNull()
  })

  it('waits until a background tab is shown', () => {
    isVisible = false
    const page = openPage()
    vi.advanceTimersByTime(60_000)
    expect(events).toEqual([])

    look(page, true)

    expect(events).toEqual([['Session start', 60_000]])
  })

  it('pauses when hidden, with the time at which it was hidden, and resumes when shown', () => {
    const page = openPage({ startAfterMs: 0, pauseAfterMs: 2000 })
    vi.advanceTimersByTime(1000)
    look(page, false)
    vi.advanceTimersByTime(2000)
    expect(events).toEqual([
      ['Session start', 0],
      ['Session pause', 1000],
    ])
    vi.advanceTimersByTime(60_000)
    look(page, true)

    expect(events.slice(2)).toEqual([['Session resume', 63_000]])
  })

  it('ignores a short glance at another tab', () => {
    const page = openPage({ startAfterMs: 0, pauseAfterMs: 2000 })
    vi.advanceTimersByTime(100)
    look(page, false)
    vi.advanceTimersByTime(1999)
    look(page, true)
    vi.advanceTimersByTime(60_000)

    expect(events).toEqual([['Session start', 0]])
  })

  it('catches up on a pause that a suspended page missed', () => {
    const page = openPage({ startAfterMs: 0, pauseAfterMs: 2000 })
    vi.advanceTimersByTime(100)
    look(page, false)
    // Frozen: the clock runs on, timers don't.
    vi.setSystemTime(begin + 90_000)
    look(page, true)

    expect(events).toEqual([
      ['Session start', 0],
      ['Session pause', 100],
      ['Session resume', 90_000],
    ])
  })

  it('starts again after half an hour of absence', () => {
    const page = openPage({ startAfterMs: 0 })
    vi.advanceTimersByTime(0)
    look(page, false)
    vi.advanceTimersByTime(gapMs)
    look(page, true)

    expect(events.map(([type]) => type)).toEqual(['Session start', 'Session pause', 'Session start'])
  })

  it('starts again after the device slept with the page visible', () => {
    openPage({ startAfterMs: 0 })
    vi.advanceTimersByTime(0)
    vi.setSystemTime(begin + gapMs)
    vi.advanceTimersByTime(5000)

    expect(events.map(([type]) => type)).toEqual(['Session start', 'Session start'])
  })

  it('stops once when the page closes, paused or not', () => {
    const page = openPage({ startAfterMs: 0 })
    vi.advanceTimersByTime(700)
    page.stop()
    look(page, false)
    vi.advanceTimersByTime(60_000)
    page.stop()

    expect(events).toEqual([
      ['Session start', 0],
      ['Session stop', 700],
    ])
    expect(visit).toEqual({ seenAt: begin + 700, isStopped: true })
  })

  it('continues when a page is restored from the back/forward cache', () => {
    const page = openPage({ startAfterMs: 0 })
    vi.advanceTimersByTime(700)
    page.stop()
    vi.advanceTimersByTime(10_000)
    page.comeBack()
    vi.advanceTimersByTime(300)
    page.stop()

    expect(events.slice(2)).toEqual([
      ['Session resume', 10_700],
      ['Session stop', 11_000],
    ])
  })
})

describe('a visit of several pages', () => {
  it('is resumed by the next page, not started again', () => {
    const first = openPage()
    vi.advanceTimersByTime(8000)
    first.stop()
    openPage()
    vi.advanceTimersByTime(5000)

    expect(events.map(([type]) => type)).toEqual(['Session start', 'Session stop', 'Session resume'])
  })

  it('has no event for a second tab while the first is open', () => {
    openPage()
    vi.advanceTimersByTime(8000)
    openPage()
    vi.advanceTimersByTime(5000)

    expect(events.map(([type]) => type)).toEqual(['Session start'])
  })

  it('ends after half an hour without activity', () => {
    const first = openPage()
    vi.advanceTimersByTime(8000)
    first.stop()
    vi.advanceTimersByTime(gapMs)
    openPage()
    vi.advanceTimersByTime(5000)

    expect(events.map(([type]) => type)).toEqual(['Session start', 'Session stop', 'Session start'])
  })

  it('continues as long as one of its pages is visible', () => {
    openPage()
    vi.advanceTimersByTime(3 * gapMs)
    openPage()
    vi.advanceTimersByTime(5000)

    expect(events.map(([type]) => type)).toEqual(['Session start'])
  })
})
