import type { Knex } from 'knex'
import { takeNumber } from '../database/counters.ts'
import { dayOf } from '../statistics/dutch-day.ts'

/**
 * The next number of an invoice or a credit note in its Dutch year, such as `2026-00017`. Where the transaction is rolled back, the next one gets it.
 * @param at Milliseconds since 1970.
 */
export async function takeInvoiceNumber(trx: Knex, at: number): Promise<string> {
  const year = dayOf(at).slice(0, 4)
  return `${year}-${String(await takeNumber(trx, `invoice-${year}`)).padStart(5, '0')}`
}
