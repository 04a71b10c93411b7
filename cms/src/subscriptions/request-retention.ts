import type { Knex } from 'knex'
import { retentionDays } from '../privacy/retention-days.ts'
import { type RequestRow, requestTable } from './request-table.ts'

/** For this long a request can be confirmed; then it is deleted, as are those that were. */
export const requestMs = retentionDays['subscription-request'] * 86_400_000

/** What a mailbox has asked for, for its export. Times are in ISO 8601; account numbers are not in it. */
export async function requestsOf(rows: Knex, email: string): Promise<object[]> {
  const requests: RequestRow[] = await rows(requestTable).where({ email }).orderBy('id')
  return requests.map(({ input, asked_at, used_at }) => ({
    input: JSON.parse(input),
    askedAt: new Date(Number(asked_at)).toISOString(),
    usedAt: used_at === null ? null : new Date(Number(used_at)).toISOString(),
  }))
}

/** Deletes what a mailbox has asked for. */
export async function forgetRequests(trx: Knex, email: string): Promise<void> {
  await trx(requestTable).where({ email }).delete()
}
