import type { Knex } from 'knex'
import { kindOf } from '../kinds.ts'
import { type OutboxRow, outboxTable } from './tables.ts'

/** Stored mails to an address, for the export of an account. Times are in ISO 8601. */
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
