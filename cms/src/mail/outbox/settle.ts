import type { Knex } from 'knex'
import { deliveryRules } from '../delivery.ts'
import { kindOf } from '../kinds.ts'
import type { Outcome } from './outcome.ts'
import { suppress } from './suppressions.ts'
import { type MailState, type OutboxRow, outboxTable } from './tables.ts'

/** Delay before the second attempt; doubles each time. */
const firstWaitMs = 10_000
const longestWaitMs = 3_600_000

/** Begins the reason of a mail whose fate is unknown. */
const unknownFate = 'fate unknown'

/**
 * Stores the outcome for a mail that this process has claimed.
 * @returns Its new state; null if another process has it.
 */
export async function settle(rows: Knex, row: OutboxRow, outcome: Outcome): Promise<MailState | null> {
  switch (outcome.is) {
    case 'delivered':
      return move(rows, row, { state: 'done', sealed_values: null, reason: null })
    case 'refused-address':
      return rows.transaction(async (trx) => {
        const state = await move(trx, row, { state: 'dead', reason: outcome.reason })
        // Whoever was forgotten meanwhile stays forgotten.
        if (state !== null) await suppress(trx, row.recipient, outcome.reason)
        return state
      })
    case 'refused':
      return move(rows, row, { state: 'dead', reason: outcome.reason })
    case 'postponed':
      return move(rows, row, { ...later(row), reason: outcome.reason })
    case 'unknown':
      return move(rows, row, afterUnknown(row, outcome.reason))
    case 'no-server':
      // Not an attempt.
      return move(rows, row, { state: 'queued', attempts: row.attempts - 1, reason: outcome.reason })
    case 'lost':
      return null
  }
}

/** Stores that a mail isn't sent, and why. */
export function setAside(rows: Knex, row: OutboxRow, state: 'dead' | 'suppressed', reason: string) {
  return move(rows, row, { state, reason })
}

/**
 * Recovers a mail from a process that is gone: it is queued again, unless it was handed over; then its delivery rule decides.
 */
export async function takeBack(rows: Knex, row: OutboxRow): Promise<MailState | null> {
  const change =
    row.state === 'handed' ? afterUnknown(row, 'the process ended') : { state: 'queued' as const }
  // One that lives after all may have renewed its lease meanwhile, or handed the mail over.
  return move(rows, row, change, { state: row.state, lease_until: row.lease_until })
}

function afterUnknown(row: OutboxRow, reason: string): Partial<OutboxRow> {
  const { onUnknownFate } = deliveryRules[row.delivery]
  if (onUnknownFate === 'set-aside') return { state: 'dead', reason: `${unknownFate}: ${reason}` }
  return { ...later(row), repeats: row.repeats + 1, reason: `${unknownFate}: ${reason}` }
}

function later({ attempts }: OutboxRow): Partial<OutboxRow> {
  const wait = Math.min(firstWaitMs * 2 ** Math.max(0, attempts - 1), longestWaitMs)
  // Jitter, so that a server isn't flooded when it comes back.
  return { state: 'queued', due_at: Math.round(Date.now() + wait * (0.8 + Math.random() * 0.4)) }
}

async function move(
  rows: Knex,
  row: OutboxRow,
  change: Partial<OutboxRow>,
  unchanged: Partial<OutboxRow> = {},
) {
  const count = await rows(outboxTable)
    .where({ id: row.id, claimed_by: row.claimed_by, ...unchanged })
    .whereIn('state', ['claimed', 'handed'])
    .update({ ...change, claimed_by: null, lease_until: null, changed_at: Date.now() })
  if (count > 0 && change.state && change.state !== 'queued' && kindOf(row.kind)?.leavesNoTrace)
    await rows(outboxTable).where({ id: row.id }).delete()
  return count > 0 ? (change.state ?? row.state) : null
}
