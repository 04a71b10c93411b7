import { expect, it, vi } from 'vitest'
import { readSession } from '../../../worker/database/session.ts'
import type { Database } from '../../../worker/database/sql.ts'

/** Simulates D1's read replicas, which the local D1 lacks: the start of a session decides what its queries return. */
function database(answers: Record<string, () => Promise<string>>) {
  const begun = new Map<Database, string>()
  const withSession = vi.fn((from?: string) => {
    const session = { prepare: vi.fn(), batch: vi.fn(), getBookmark: () => null }
    begun.set(session, from ?? '')
    return session
  })
  const query = (db: Database) =>
    answers[begun.get(db) ?? '']?.() ?? Promise.reject(new Error('No such session'))
  return { db: { withSession }, withSession, query }
}

it('uses one session for all reads of a request, with the bookmark of the newest change', async () => {
  const { db, withSession, query } = database({ 'bookmark-7': async () => 'as of 7' })
  const ask = readSession(db, async () => 'bookmark-7')

  expect(await Promise.all([ask(query), ask(query)])).toEqual(['as of 7', 'as of 7'])
  expect(withSession.mock.calls).toEqual([['bookmark-7']])
})

it('reads from any replica if no change is known', async () => {
  const { db, query } = database({ 'first-unconstrained': async () => 'the nearest' })

  expect(await readSession(db, async () => null)(query)).toBe('the nearest')
})

it('reads from the primary after a bookmark is refused, for the rest of the request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const refused = vi.fn(() => Promise.reject(new Error('Unknown bookmark')))
  const { db, query } = database({ elsewhere: refused, 'first-primary': async () => 'the primary' })
  const ask = readSession(db, async () => 'elsewhere')

  expect(await ask(query)).toBe('the primary')
  expect(await ask(query)).toBe('the primary')
  expect(refused).toHaveBeenCalledOnce()
})

it("reads from the primary if a replica doesn't catch up with the bookmark", async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { db, query } = database({
    'bookmark-7': () => new Promise(() => {}),
    'first-primary': async () => 'the primary',
  })
  const answer = readSession(db, async () => 'bookmark-7')(query)

  await vi.runAllTimersAsync()

  expect(await answer).toBe('the primary')
  vi.useRealTimers()
})

it('fails without a retry while D1 is down', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const away = vi.fn(() => Promise.reject(new Error('D1 is away')))
  const { db, query } = database({ 'bookmark-7': away, 'first-primary': away })

  const failure = readSession(db, async () => 'bookmark-7')(query)

  await expect(failure).rejects.toMatchObject({ name: 'UnavailableError' })
  expect(away).toHaveBeenCalledTimes(2)
})
