import type { Core } from '@strapi/strapi'
import { alertUid } from './alert.ts'

const dayMs = 86_400_000

/** For this long an alert can be confirmed; then it is deleted. */
export const unconfirmedMs = 7 * dayMs

/** For this long links in mails of an alert that has ended still open the others. */
const endedMs = 90 * dayMs

/**
 * Strapi's scheduled job for alerts: deletes old ones.
 * @param rule A cron rule; a sixth field in front counts seconds.
 */
export function jobAlertCron(rule: string) {
  return {
    deleteOldAlerts: {
      task: ({ strapi }: { strapi: Core.Strapi }) => deleteOldAlerts(strapi, new Date()),
      options: { rule },
    },
  }
}

/** Deletes alerts that nobody confirmed in time, and those that ended long ago. Their consents stay. */
async function deleteOldAlerts(strapi: Core.Strapi, now: Date): Promise<void> {
  const before = (ms: number) => ({ $lt: new Date(now.getTime() - ms) })
  await strapi.db.query(alertUid).deleteMany({
    where: {
      $or: [{ confirmedAt: { $null: true }, createdAt: before(unconfirmedMs) }, { endedAt: before(endedMs) }],
    },
  })
}
