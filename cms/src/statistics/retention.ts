import type { Core } from '@strapi/strapi'
import { retentionDays } from '../privacy/retention-days.ts'
import { dueBefore } from './due-days.ts'
import { dayOf, daysAfter, startOf } from './dutch-day.ts'

const keptDays = retentionDays.statistics
/** Rows per statement, so that nothing is blocked for long. */
const chunkSize = 5000

/** The first day whose events are stored individually. */
function firstKeptDay() {
  return daysAfter(dayOf(Date.now()), -keptDays)
}

/** Events from before this are refused: one day later than the deletion limit, so that no day is recounted from half its events. */
export function oldestAccepted() {
  return startOf(daysAfter(firstKeptDay(), 1))
}

/** Deletes events and batches of days whose counts are final: none while one of those days is due. */
export async function forgetOldEvents(strapi: Core.Strapi) {
  const first = firstKeptDay()
  await deleteBefore(strapi, 'statistics', 'at', first)
  await deleteBefore(strapi, 'statistic_batches', 'received_at', first)
}

async function deleteBefore(strapi: Core.Strapi, table: string, column: string, first: string) {
  const { connection } = strapi.db
  for (;;) {
    const old = connection(table)
      .select('id')
      .where(column, '<', startOf(first))
      // In the same statement: a day that becomes due meanwhile keeps its events.
      .whereNotExists(dueBefore(connection, first))
      .limit(chunkSize)
    if ((await connection(table).whereIn('id', old).delete()) === 0) return
  }
}
