import type { Knex } from 'knex'
import { retentionDays } from '../privacy/retention-days.ts'
import { requestTable } from './request-table.ts'

/** For this long a request can be confirmed; then it is deleted, as are those that were. */
export const requestMs = retentionDays['subscription-request'] * 86_400_000

/** Deletes what a mailbox has asked for, with its account. */
export async function forgetRequests(trx: Knex, email: string): Promise<void> {
  await trx(requestTable).where({ email }).delete()
}
