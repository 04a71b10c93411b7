import type { Core } from '@strapi/strapi'
import { kindOf } from '../kinds.ts'
import { pokeSender } from './start-sender.ts'
import { liftSuppression } from './suppressions.ts'
import { type OutboxRow, outboxTable } from './tables.ts'

/**
 * Queues a dead or suppressed mail again at an editor's request, and lifts the suppression of its address.
 * @returns False if it is in another state, or its values are gone.
 */
export async function sendAgain(strapi: Core.Strapi, id: number): Promise<boolean> {
  return strapi.db.transaction(async ({ trx, onCommit }) => {
    const row: OutboxRow | undefined = await trx(outboxTable).where({ id }).first()
    const kind = row && kindOf(row.kind)
    if (!kind) return false
    const now = Date.now()
    const count = await trx(outboxTable)
      .where({ id })
      .whereIn('state', ['dead', 'suppressed'])
      .whereNotNull('sealed_values')
      .update({
        state: 'queued',
        attempts: 0,
        due_at: now,
        expires_at: now + kind.hours * 3_600_000,
        changed_at: now,
      })
    if (count === 0) return false
    await liftSuppression(trx, row.recipient)
    onCommit(() => pokeSender(strapi))
    return true
  })
}
