import type { Knex } from 'knex'
import type { Delivery } from '../delivery.ts'
import { type OutboxRow, outboxTable } from './tables.ts'

/** For this long a row is its claimer's, who renews that while it lives. */
export const leaseMs = 20_000

/**
 * Claims the next mail that is due. One conditional statement: of two processes that see the same row, one gets it.
 * @param only Of this delivery; both without.
 * @returns Undefined where nothing is due.
 */
export async function claimNext(rows: Knex, owner: string, only?: Delivery): Promise<OutboxRow | undefined> {
  const now = Date.now()
  const due = rows(outboxTable)
    .select('id')
    .where({ state: 'queued', ...(only ? { delivery: only } : {}) })
    .where('due_at', '<=', now)
    // "answer" stands before "mass": nobody waits behind a newsletter.
    .orderBy(['delivery', 'due_at', 'id'])
    .limit(1)
  if (rows.client.config.client === 'postgres') due.forUpdate().skipLocked()
  const [row] = await rows(outboxTable)
    // Not `in`: Postgres may run such a query again for each row that it looks at, and claim them all.
    .where('id', '=', due)
    .where({ state: 'queued' })
    .update({
      state: 'claimed',
      claimed_by: owner,
      lease_until: now + leaseMs,
      attempts: rows.raw('attempts + 1'),
      changed_at: now,
    })
    .returning('*')
  return row
}

/**
 * Notes that a mail is about to be handed over. Whoever has lost the row by now learns it here, and does not send.
 * @returns Whether it may be.
 */
export async function markHanded(rows: Knex, owner: string, id: number): Promise<boolean> {
  const now = Date.now()
  const count = await rows(outboxTable)
    .where({ id, state: 'claimed', claimed_by: owner })
    .update({ state: 'handed', lease_until: now + leaseMs, changed_at: now })
  return count > 0
}

/** Keeps what a process is busy with. */
export async function renewLeases(rows: Knex, owner: string) {
  await rows(outboxTable)
    .where({ claimed_by: owner })
    .whereIn('state', ['claimed', 'handed'])
    .update({ lease_until: Date.now() + leaseMs })
}

/** @returns Rows whose process is gone. */
export async function abandoned(rows: Knex): Promise<OutboxRow[]> {
  return rows(outboxTable)
    .whereIn('state', ['claimed', 'handed'])
    .where('lease_until', '<', Date.now())
    .limit(500)
}
