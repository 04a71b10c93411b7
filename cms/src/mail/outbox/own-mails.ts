import type { Knex } from 'knex'
import { kindOf } from '../kinds.ts'
import type { Suppression } from './suppressions.ts'
import { type OutboxRow, outboxTable, suppressionTable } from './tables.ts'

/** Why and since when an address gets no mail, for its export; null if it does. */
export async function ownRefusal(
  rows: Knex,
  address: string,
): Promise<{ reason: string; since: string } | null> {
  const known: Suppression | undefined = await rows(suppressionTable).where({ address }).first()
  return known ? { reason: known.reason, since: new Date(Number(known.created_at)).toISOString() } : null
}

/** Stored mails to an address, for its export. Times are in ISO 8601. */
export async function ownMails(rows: Knex, address: string) {
  const mails: OutboxRow[] = await rows(outboxTable).where({ recipient: address }).orderBy('id')
  return mails.map(({ kind, state, reason, created_at, changed_at }) => ({
    kind: kindOf(kind)?.label ?? kind,
    state,
    reason,
    createdAt: new Date(Number(created_at)).toISOString(),
    changedAt: new Date(Number(changed_at)).toISOString(),
  }))
}
