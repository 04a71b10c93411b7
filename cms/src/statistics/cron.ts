import type { Core } from '@strapi/strapi'
import { forgetOldEvents } from './retention.ts'
import { rollUpDueDays } from './roll-up.ts'

/** True while a run is in progress: another one would only repeat it. */
let isRunning = false

/** Counts new events, then deletes old ones that are counted. In that order. */
async function maintainStatistics({ strapi }: { strapi: Core.Strapi }) {
  if (isRunning) return
  isRunning = true
  try {
    await rollUpDueDays(strapi)
    await forgetOldEvents(strapi)
  } catch (failure) {
    // The days stay due, so the next run retries them.
    const message = failure instanceof Error ? failure.message : String(failure)
    strapi.log.error(JSON.stringify({ where: 'statistic-days', message }))
  } finally {
    isRunning = false
  }
}

/**
 * Strapi's scheduled jobs for statistics.
 * @param rule A cron rule; a sixth field in front counts seconds.
 */
export function statisticsCron(rule: string) {
  return { maintainStatistics: { task: maintainStatistics, options: { rule } } }
}
