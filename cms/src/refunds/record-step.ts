import type { Knex } from 'knex'
import { isFurther } from './refund-state.ts'
import { refundsOf } from './refunds-of.ts'
import { type RefundStepRow, refundStepTable } from './tables.ts'

/** What is heard of a refund. */
interface Step extends Pick<RefundStepRow, 'refund' | 'state'> {
  providerId?: string
  reason?: string
  /** Of who ended it by hand. */
  account?: string
}

/**
 * Records how far a refund is, unless it is known to be further. In a transaction that holds the customer's lock.
 * @returns Whether that was new.
 */
export async function recordStep(
  trx: Knex,
  { refund, state, providerId = '', reason = '', account = '' }: Step,
): Promise<boolean> {
  const [known] = await refundsOf(trx, { key: refund })
  if (!known || !isFurther(state, known.state)) return false
  const row: RefundStepRow = {
    ...{ key: `${refund}:${state}`, refund, at: Date.now(), state },
    ...{ provider_id: providerId || null, reason: reason.slice(0, 300) || null },
    account: account || null,
  }
  await trx(refundStepTable).insert(row)
  return true
}
