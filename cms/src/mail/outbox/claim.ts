import type { Knex } from 'knex'
import { isPostgres } from '../../database/is-postgres.ts'
import type { Delivery } from '../delivery.ts'
import { type OutboxRow, outboxTable } from './tables.ts'

/** Lease of a claimed row; a live process renews it. */
const leaseMs = 20_000

/**
 * Claims the next due mail with one conditional update, so that only one of two competing processes gets it. Mails to one address go one after
 * the other: "you are on the waiting list" must not arrive after "there is a place for you".
 * @param only Limits it to one delivery rule.
 * @returns Undefined if nothing is due.
 */
export async function claimNext(rows: Knex, owner: string, only?: Delivery): Promise<OutboxRow | undefined> {
  const now = Date.now()
  const due = rows(`${outboxTable} as next`)
    .select('next.id')
    .where({ 'next.state': 'queued', ...(only ? { 'next.delivery': only } : {}) })
    .where('next.due_at', '<=', now)
    .whereNotExists(
      rows(`${outboxTable} as busy`)
        .select(rows.raw('1'))
        .whereRaw('busy.recipient = next.recipient')
        .whereIn('busy.state', ['claimed', 'handed']),
    )
    // "answer" sorts before "mass", so responses go first.
    .orderBy(['next.delivery', 'next.due_at', 'next.id'])
    .limit(1)
  if (isPostgres(rows)) due.forUpdate().skipLocked()
  const [row] = await rows(outboxTable)
    // Not `in`: Postgres may re-run such a subquery for each row it scans, and claim them all.
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
 * Marks a mail as about to be handed over. A process that has lost the row finds out here and must not send it.
 * @returns Whether it may be sent.
 */
export async function markHanded(rows: Knex, owner: string, id: number): Promise<boolean> {
  const now = Date.now()
  const count = await rows(outboxTable)
    .where({ id, state: 'claimed', claimed_by: owner })
    .update({ state: 'handed', lease_until: now + leaseMs, changed_at: now })
  return count > 0
}

/** Extends the leases of a process. */
export async function renewLeases(rows: Knex, owner: string) {
  await rows(outboxTable)
    .where({ claimed_by: owner })
    .whereIn('state', ['claimed', 'handed'])
    .update({ lease_until: Date.now() + leaseMs })
}

/** @returns Rows whose lease has expired: their process is gone. */
export async function abandoned(rows: Knex): Promise<OutboxRow[]> {
  return rows(outboxTable)
    .whereIn('state', ['claimed', 'handed'])
    .where('lease_until', '<', Date.now())
    .limit(500)
}
