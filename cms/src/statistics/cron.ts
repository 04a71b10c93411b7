import type { Core } from '@strapi/strapi'
import { forgetOldEvents } from './retention.ts'
import { rollUpDueDays } from './roll-up.ts'

/** True while one round has not ended: the next would only do the same. */
let isRunning = false

/** Counts what has come, then deletes what is counted and old. In that order. */
async function keepStatistics({ strapi }: { strapi: Core.Strapi }) {
  if (isRunning) return
  isRunning = true
  try {
    await rollUpDueDays(strapi)
    await forgetOldEvents(strapi)
  } catch (failure) {
    // The days stay due, so the next round does what this one did not.
    const message = failure instanceof Error ? failure.message : String(failure)
    strapi.log.error(JSON.stringify({ where: 'statistic-days', message }))
  } finally {
    isRunning = false
  }
}

/**
 * What Strapi does by the clock.
 * @param rule When, as cron has it; a sixth field in front counts seconds.
 */
export function statisticsCron(rule: string) {
  return { keepStatistics: { task: keepStatistics, options: { rule } } }
}
