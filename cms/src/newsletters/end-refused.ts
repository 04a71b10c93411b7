import type { Core } from '@strapi/strapi'
import { lockAlerts } from '../job-alerts/activate.ts'
import { purposeOf } from '../job-alerts/agreed.ts'
import { activeAlertsOf, alertUid } from '../job-alerts/alert.ts'
import { logConsent } from './consent-log.ts'
import { isActive, signUpsOf, uid } from './sign-ups.ts'

/**
 * Ends the newsletters and alerts of a mailbox that doesn't exist any more, with a line in the log of consents: it counts as a reader no longer, and
 * what is known of it is deleted in time. Doing it twice is fine.
 * @param reason What the mail server said, without addresses.
 */
export async function endRefused(strapi: Core.Strapi, email: string, reason: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockAlerts(trx, email)
    const ended = { email, step: 'ended', agreed: null, source: 'bounced' } as const
    const now = new Date()
    const signUps = (await signUpsOf(strapi, email)).filter(isActive)
    for (const { id } of signUps)
      await strapi.db.query(uid).update({ where: { id }, data: { unsubscribedAt: now, bounce: reason } })
    if (signUps.length > 0) await logConsent(strapi, { ...ended, lists: [] })
    const alerts = await activeAlertsOf(strapi, email)
    const subjects = alerts.map(({ subject }) => subject)
    const where = { id: { $in: alerts.map(({ id }) => id) } }
    if (alerts.length > 0) await strapi.db.query(alertUid).updateMany({ where, data: { endedAt: now } })
    for (const purpose of new Set(subjects.map(purposeOf))) {
      const lists = subjects.filter((subject) => purposeOf(subject) === purpose)
      await logConsent(strapi, { ...ended, purpose, lists })
    }
  })
}
