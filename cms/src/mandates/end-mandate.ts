import type { Knex } from 'knex'
import { mandateTable } from './tables.ts'

/**
 * Ends a mandate, in a transaction that holds its customer's lock.
 * @param replacedBy Reference of the one by which what is still open is collected; null where the customer pays from now on.
 */
export async function endMandate(trx: Knex, reference: string, replacedBy: string | null): Promise<void> {
  await trx(mandateTable)
    .where({ reference })
    .whereNull('revoked_at')
    .update({ revoked_at: Date.now(), replaced_by: replacedBy })
}
