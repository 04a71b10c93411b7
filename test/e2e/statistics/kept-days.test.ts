import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { expect, it } from 'vitest'
import { dayOf } from '../../../worker/content/dutch-day.ts'
import { inDatabase } from '../support/backend-database.ts'
import { runJob } from '../support/schedule.ts'

const dayMs = 86_400_000

it('keeps events for 90 days, and what they counted up to for good', async () => {
  const old = Date.now() - 95 * dayMs
  const recent = Date.now() - 80 * dayMs
  const entryId = `event/proef-${crypto.randomUUID()}`
  // Straight into the database: the door takes nothing so old. At once, as the backend stores events: a day is
  // counted as soon as it is due, and events of a day that is not due are deleted.
  inDatabase((database) => {
    database.exec('BEGIN IMMEDIATE')
    for (const at of [old, old, recent, recent]) store(database, entryId, at)
    for (const at of [old, recent]) makeDue(database, at)
    database.exec('COMMIT')
  })

  await runJob('maintainStatistics')
  expect(countsOf(entryId, old)).toEqual([{ count: 2, uniques: 1 }])
  expect(eventsOf(entryId)).toEqual([recent, recent])

  // Counting such a day again would find nothing.
  inDatabase((database) => makeDue(database, recent))
  await runJob('maintainStatistics')
  expect(dueDays()).toEqual([])
  expect(countsOf(entryId, old)).toEqual([{ count: 2, uniques: 1 }])
  expect(countsOf(entryId, recent)).toEqual([{ count: 2, uniques: 1 }])
})

it('forgets batches when nothing of theirs can come again', async () => {
  const batchId = crypto.randomUUID()
  inDatabase((database) =>
    database
      .prepare('INSERT INTO statistic_batches (batch_id, event_count, received_at) VALUES (?, 1, ?)')
      .run(batchId, Date.now() - 95 * dayMs),
  )

  await runJob('maintainStatistics')

  expect(rows('SELECT id FROM statistic_batches WHERE batch_id = ?', batchId)).toEqual([])
})

function store(database: DatabaseSync, entryId: string, at: number): void {
  database
    .prepare(
      `INSERT INTO statistics (event_id, event_type, entry_id, session, at, batch_id) VALUES (?, 'pageview', ?, 'a', ?, 'b')`,
    )
    .run(crypto.randomUUID(), entryId, at)
}

function makeDue(database: DatabaseSync, at: number): void {
  database.prepare('INSERT OR IGNORE INTO statistic_due_days (day) VALUES (?)').run(dayOf(at))
}

function countsOf(entryId: string, at: number): unknown[] {
  return rows(
    `SELECT count, uniques FROM statistic_days WHERE dimension = 'entry' AND value = ? AND day = ?`,
    entryId,
    dayOf(at),
  )
}

function eventsOf(entryId: string): unknown[] {
  return rows('SELECT at FROM statistics WHERE entry_id = ? ORDER BY at', entryId).map(({ at }) => at)
}

function dueDays(): unknown[] {
  return rows('SELECT day FROM statistic_due_days')
}

function rows(query: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
  return inDatabase((database) =>
    database
      .prepare(query)
      .all(...values)
      .map((row) => ({ ...row })),
  )
}
