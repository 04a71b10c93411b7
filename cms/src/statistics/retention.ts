import type { Core } from '@strapi/strapi'
import { dueDays } from './due-days.ts'
import { dayOf, daysAfter, startOf } from './dutch-day.ts'

const keptDays = 90
/** Rows of one statement, so that nothing waits long for it. */
const chunkSize = 5000

/** The first of the days whose events are kept one by one. */
function firstKeptDay() {
  return daysAfter(dayOf(Date.now()), -keptDays)
}

/**
 * Events from before this come too late: a day later than what may go, so that no day is counted again from half its events.
 */
export function oldestAccepted() {
  return startOf(daysAfter(firstKeptDay(), 1))
}

/** Deletes events and batches of days that have been counted for good. */
export async function forgetOldEvents(strapi: Core.Strapi) {
  const first = firstKeptDay()
  const [due] = await dueDays(strapi)
  if (due !== undefined && due < first) return
  await deleteBefore(strapi, 'statistics', 'at', startOf(first))
  await deleteBefore(strapi, 'statistic_batches', 'received_at', startOf(first))
}

async function deleteBefore(strapi: Core.Strapi, table: string, column: string, instant: Date) {
  const { connection } = strapi.db
  for (;;) {
    const old = connection(table).select('id').where(column, '<', instant).limit(chunkSize)
    if ((await connection(table).whereIn('id', old).delete()) === 0) return
  }
}
