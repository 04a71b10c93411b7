import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../worker/cache/entry.ts'
import { stateOf } from '../../../worker/cache/entry-state.ts'
import { policies } from '../../../worker/cache/policies.ts'
import type { ChangeLog, Touch } from '../../../worker/changes/change-log.ts'

const now = 1_000_000_000
const second = 1000

function logWith(touch: Touch | null, isKnown = true): ChangeLog {
  return { isKnown, head: 9, bookmark: null, touchedSince: () => touch }
}

const untouched = logWith(null)

function entryOf(age: number, more: Partial<Entry> = {}): Entry {
  return {
    status: 200,
    headers: [],
    body: new Uint8Array(),
    storedAt: now - age * second,
    seq: 3,
    keys: [],
    isTransient: false,
    ...more,
  }
}

const { page, document } = policies

describe('an untouched entry', () => {
  it.each([
    [0, 'fresh'],
    [299, 'fresh'],
    [300, 'stale'],
    [86_699, 'stale'],
    [86_700, 'expired'],
  ])('is after %i seconds %s', (age, state) => {
    expect(stateOf(entryOf(age), page, untouched, now)).toBe(state)
  })

  it.each([404, 410])('with status %i is fresh for half a minute', (status) => {
    expect(stateOf(entryOf(29, { status }), page, untouched, now)).toBe('fresh')
    expect(stateOf(entryOf(30, { status }), page, untouched, now)).toBe('expired')
  })

  it('from a fallback is fresh for five seconds', () => {
    expect(stateOf(entryOf(4, { isTransient: true }), page, untouched, now)).toBe('fresh')
    expect(stateOf(entryOf(5, { isTransient: true }), page, untouched, now)).toBe('stale')
  })

  it('is fresh for ten seconds without a log', () => {
    expect(stateOf(entryOf(9), page, logWith(null, false), now)).toBe('fresh')
    expect(stateOf(entryOf(10), page, logWith(null, false), now)).toBe('stale')
  })
})

describe('a touched entry', () => {
  it.each([
    [0, 'stale'],
    [9.999, 'stale'],
    [10, 'expired'],
  ])('%s seconds ago is %s', (ago, state) => {
    const touch = { at: now - ago * second, gone: false }
    expect(stateOf(entryOf(100), page, logWith(touch), now)).toBe(state)
  })

  it('that is part of pages is revalidated before it is used', () => {
    const touch = { at: now, gone: false }
    expect(stateOf(entryOf(1), document, logWith(touch), now)).toBe('expired')
  })

  it('by a removal is never used again', () => {
    const touch = { at: now, gone: true }
    expect(stateOf(entryOf(1), page, logWith(touch), now)).toBe('gone')
    expect(stateOf(entryOf(1, { status: 404 }), page, logWith(touch), now)).toBe('gone')
  })

  it("from before the log's start is expired", () => {
    expect(stateOf(entryOf(1), page, logWith({ at: 0, gone: false }), now)).toBe('expired')
  })
})
