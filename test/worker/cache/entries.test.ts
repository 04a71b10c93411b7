import { afterEach, describe, expect, it, vi } from 'vitest'
import { entries } from '../../../worker/cache/entries.ts'
import type { Entry } from '../../../worker/cache/entry.ts'

const megabyte = 1024 * 1024

function entryOf(text: string, more: Partial<Entry> = {}): Entry {
  const body = new TextEncoder().encode(text)
  return {
    status: 200,
    headers: [['content-type', 'text/plain']],
    body,
    storedAt: Date.now(),
    seq: 0,
    keys: [],
    isTransient: false,
    ...more,
  }
}

function textOf(entry: Entry | null): string | null {
  return entry && new TextDecoder().decode(entry.body)
}

afterEach(() => {
  entries.forget()
  vi.useRealTimers()
})

describe('entries', () => {
  it('are restored from the Cache API with their status, headers and age', async () => {
    const entry = entryOf('verhuisd', {
      status: 301,
      headers: [['location', '/nieuw']],
      storedAt: 1234,
      seq: 9,
      keys: ['content/nl/102', 'list/content/nl/tag=één', 'page/nl/日本 👩🏽‍🚒'],
    })
    await entries.put('page/één?page=2', entry)
    entries.forget()

    expect(await entries.get('page/één?page=2')).toEqual(entry)
  })

  it("aren't found under another key", async () => {
    await entries.put('page/a?page=2', entryOf('a'))
    entries.forget()

    expect(await entries.get('page/a')).toBeNull()
    expect(await entries.get('page/a?page=20')).toBeNull()
  })

  it('of missing pages are only in memory', async () => {
    await entries.put('page/weg', entryOf('weg', { status: 404 }))
    expect(textOf(await entries.get('page/weg'))).toBe('weg')
    entries.forget()

    expect(await entries.get('page/weg')).toBeNull()
  })

  it('are evicted from full memory, least recently read first', async () => {
    const big = 'x'.repeat(9 * megabyte)
    for (const key of ['eerste', 'tweede']) await entries.put(key, entryOf(big, { status: 404 }))
    await entries.get('eerste')

    await entries.put('derde', entryOf(big, { status: 404 }))

    expect(await entries.get('eerste')).not.toBeNull()
    expect(await entries.get('tweede')).toBeNull()
    expect(await entries.get('derde')).not.toBeNull()
  })

  it('leave behind what tells whether a change touches them, and when they were read', async () => {
    const big = 'x'.repeat(9 * megabyte)
    for (const key of ['eerste', 'tweede', 'derde'])
      await entries.put(key, entryOf(big, { seq: 3, keys: [`content/nl/${key}`] }))

    expect(entries.inMemory('eerste')).toBeNull()
    expect(entries.tracesOf('eerste')).toEqual({ seq: 3, keys: ['content/nl/eerste'] })
    expect(entries.tracesOf('vierde')).toBeNull()
    expect(entries.readSince(Date.now() - 60_000)).toEqual(['derde', 'tweede', 'eerste'])
    expect(entries.readSince(Date.now() + 60_000)).toEqual([])
  })

  it('that were evicted and are revalidated go to the Cache API alone, unless a reader has fetched them', async () => {
    const big = 'x'.repeat(9 * megabyte)
    for (const key of ['eerste', 'tweede', 'derde']) await entries.put(key, entryOf(big, { seq: 3 }))
    await entries.put('eerste', entryOf('nieuw', { seq: 4 }), false)

    expect(entries.inMemory('eerste')).toBeNull()
    expect(entries.tracesOf('eerste')).toEqual({ seq: 4, keys: [] })
    expect(textOf(await entries.get('eerste'))).toBe('nieuw')

    await entries.put('eerste', entryOf('nog nieuwer', { seq: 5 }), false)
    expect(textOf(entries.inMemory('eerste'))).toBe('nog nieuwer')
  })

  it('are taken over from another isolate of the location if that has a newer one', async () => {
    await entries.put('gedeeld', entryOf('van een ander', { seq: 7 }))
    entries.forget()
    await entries.put('gedeeld', entryOf('van ons', { seq: 5, status: 404 }))

    expect(await entries.takeOver('gedeeld')).toBe(true)
    expect(textOf(entries.inMemory('gedeeld'))).toBe('van een ander')
    expect(await entries.takeOver('gedeeld')).toBe(false)
    expect(await entries.takeOver('nergens')).toBe(false)
  })

  it('count once when they are revalidated', async () => {
    const big = 'x'.repeat(7 * megabyte)
    await entries.put('blijft', entryOf('klein', { status: 404 }))

    for (let time = 0; time < 20; time++) await entries.put('vernieuwd', entryOf(big, { status: 404 }))

    expect(await entries.get('blijft')).not.toBeNull()
  })
})
