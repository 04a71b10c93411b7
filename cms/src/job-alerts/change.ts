import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { logConsent } from '../newsletters/consent-log.ts'
import { lockAlerts } from './activate.ts'
import { purposeOf } from './agreed.ts'
import { type AlertRow, activeAlertsOf, alertUid, type frequencies } from './alert.ts'
import { alertOfLink } from './link.ts'

/** How often somebody wants to be told; `never` ends an alert. */
type Wish = (typeof frequencies)[number] | 'never'

/** A change that the owner of an address makes. */
interface Change {
  email: string
  /** documentId of an alert; null for all of the address. */
  alert: string | null
  frequency: Wish
  /** How it came: `mail`, `one-click` or `account`. */
  source: string
}

/**
 * Changes or ends alerts of an address whose owner is known.
 * @throws errors.NotFoundError for an alert that is not the address's, or has ended.
 */
export async function changeAlerts(
  strapi: Core.Strapi,
  { email, alert, frequency, source }: Change,
): Promise<void> {
  const rows = strapi.db.query(alertUid)
  await strapi.db.transaction(async ({ trx }) => {
    await lockAlerts(trx, email)
    const active = await activeAlertsOf(strapi, email)
    const chosen = alert === null ? active : active.filter(({ documentId }) => documentId === alert)
    if (alert !== null && chosen.length === 0) throw new errors.NotFoundError('No such alert')
    if (chosen.length === 0) return
    const data = frequency === 'never' ? { endedAt: new Date() } : { frequency }
    await rows.updateMany({ where: { id: { $in: chosen.map(({ id }) => id) } }, data })
    const lists = chosen.map(({ subject }) => subject)
    const step = frequency === 'never' ? ('withdrawn' as const) : ('changed' as const)
    for (const purpose of new Set(lists.map(purposeOf)))
      await logConsent(strapi, {
        purpose,
        ...{ email, step, lists: lists.filter((one) => purposeOf(one) === purpose), agreed: null, source },
      })
  })
}

/**
 * Ends the alert of a mail's link, or refuses one that somebody else asked for. Doing it twice is fine.
 * @returns The alert.
 * @throws errors.ValidationError for a link that nobody was sent.
 */
export async function endAlertOfLink(strapi: Core.Strapi, token: string, source: string): Promise<AlertRow> {
  const alert = await alertOfLink(strapi, token)
  const { id, email, subject, confirmedAt } = alert
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db
      .query(alertUid)
      .updateMany({ where: { id, endedAt: { $null: true } }, data: { endedAt: new Date() } })
    if (count === 0) return
    const step = confirmedAt ? ('withdrawn' as const) : ('refused' as const)
    const purpose = purposeOf(subject)
    await logConsent(strapi, { purpose, email, step, lists: [subject], agreed: null, source })
  })
  return alert
}
