import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startListedEntries } from '../../../client/analytics/listed-entries.ts'

/** A row of a list, as far as it is looked at. */
type Row = { number: number; isConnected: boolean; getAttribute: (name: string) => string | null }

const rows: Row[] = [5001, 5002, 5003].map((number) => ({
  number,
  isConnected: true,
  // The last is something else than a vacancy.
  getAttribute: (name) => (number === 5003 ? other(name) : name === 'data-vacancy' ? String(number) : null),
}))

const other = (name: string) => (name === 'data-listed' ? 'content/105' : null)

/** Tells the observer which part of rows is in view, as the browser does. */
let inView: (part: number, ...which: Row[]) => void
let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  vi.stubGlobal('document', { hidden: false, body: {}, querySelectorAll: () => rows })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: object[]) => void) {
        inView = (part, ...which) =>
          told(which.map((target) => ({ target, isIntersecting: part > 0, intersectionRatio: part })))
      }
      observe() {}
      unobserve() {}
    },
  )
})
afterEach(() => vi.useRealTimers())

function start(remembers = true) {
  const told: string[][] = []
  const listed = startListedEntries({ record: (entries) => told.push([...entries]), remembers })
  listed.look()
  return { told, listed }
}

const [first, second, third] = rows as [Row, Row, Row]

it('tells of what was in view by half for a second, together, and not of what was scrolled past', () => {
  const { told } = start()

  inView(1, first, second)
  inView(0.3, third)
  vi.advanceTimersByTime(900)
  inView(0, second)
  vi.advanceTimersByTime(10_000)

  expect(told).toEqual([['vacancy/5001']])
})

it('tells of each once in a visit, also after a full load', () => {
  const { told, listed } = start()
  inView(1, first, second)
  vi.advanceTimersByTime(1000)
  listed.send()
  inView(0, first)
  inView(1, first)
  vi.advanceTimersByTime(10_000)

  const again = start()
  inView(1, first, third)
  vi.advanceTimersByTime(10_000)

  expect(told).toEqual([['vacancy/5001', 'vacancy/5002']])
  expect(again.told).toEqual([['content/105']])
})

it('remembers nothing in the browser for readers who ask for privacy', () => {
  start(false)
  inView(1, first)
  vi.advanceTimersByTime(10_000)

  expect(stored.size).toBe(0)
})

it('counts nothing while the page is hidden, and sends before it may be gone', () => {
  const { told, listed } = start()
  inView(1, first)
  vi.advanceTimersByTime(1000)
  inView(1, second)

  listed.visibilityChanged(false)
  vi.advanceTimersByTime(10_000)

  expect(told).toEqual([['vacancy/5001']])
})
