import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import { lockUntilCommit } from '../database/lock.ts'
import { liftSuppression } from '../mail/outbox/suppressions.ts'
import { logConsent } from '../newsletters/consent-log.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import { consentTo, purposeOf } from './agreed.ts'
import { type AlertRow, activeAlertsOf, alertUid, maxAlerts } from './alert.ts'
import { alertOfLink } from './link.ts'
import { unconfirmedMs } from './retention.ts'

/**
 * Confirms an alert by the link of its mail. A link may be used again: it changes nothing more.
 * @throws errors.ValidationError for a link that was never sent, or is too old; errors.ApplicationError with the code `alerts-full`.
 */
export async function confirmAlert(strapi: Core.Strapi, token: string): Promise<AlertRow> {
  const known = await alertOfLink(strapi, token)
  await strapi.db.transaction(async ({ trx }) => {
    await lockAlerts(trx, known.email)
    const alert = await alertOfLink(strapi, token)
    if (alert.confirmedAt) return
    const isOver = new Date(alert.createdAt).getTime() < Date.now() - unconfirmedMs
    // Whose address it is has refused it.
    if (alert.endedAt || isOver) throw new errors.ValidationError('Invalid token')
    await activate(strapi, trx, alert, 'mail')
    // The link came by mail, so whatever the mailbox refused before, mail arrives there now.
    await liftSuppression(trx, alert.email)
  })
  return known
}

/**
 * Turns on an alert whose owner is known. Where the address has one about the same already, that one takes over what was asked, so that its
 * mails' links go on working and nothing is told twice.
 * @param source How it came: `mail` or `account`.
 * @throws errors.ApplicationError with the code `alerts-full`.
 */
export async function activate(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  alert: AlertRow,
  source: 'mail' | 'account',
): Promise<void> {
  const { id, email, subject, frequency, weekday, language } = alert
  const rows = strapi.db.query(alertUid)
  await lockAlerts(trx, email)
  const active = await activeAlertsOf(strapi, email)
  const same = active.find((other) => other.subject === subject)
  if (!same && active.length >= maxAlerts) throw refusal('alerts-full')
  const now = new Date()
  if (same) await rows.update({ where: { id: same.id }, data: { frequency, weekday, language } })
  await rows.update({
    where: { id },
    data: same
      ? { confirmedAt: now, endedAt: now }
      : { confirmedAt: now, toldUntil: now, toldOn: dayOf(now) },
  })
  const agreed = consentTo(subject, language)
  await logConsent(strapi, {
    purpose: purposeOf(subject),
    ...{ email, step: 'confirmed', lists: [subject], agreed, source },
  })
}

/** Makes changes of one address's alerts wait for each other. */
export function lockAlerts(trx: Knex, email: string): Promise<void> {
  return lockUntilCommit(trx, `job alerts ${email}`)
}
