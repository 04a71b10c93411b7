import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { lockAlerts } from './activate.ts'
import { activeAlertsOf, alertUid } from './alert.ts'

/**
 * Gives the alerts of an address to the one that its owner has now. One that the new address has already ends, so that nothing is told twice;
 * its links open the others. Together they may be more than `maxAlerts`: they were asked for, and none is dropped for it.
 */
export async function moveAlerts(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  from: string,
  to: string,
): Promise<void> {
  // Always in the same order, so that two changes never wait for each other.
  for (const email of [from, to].sort()) await lockAlerts(trx, email)
  const rows = strapi.db.query(alertUid)
  const known = new Set((await activeAlertsOf(strapi, to)).map(({ subject }) => subject))
  const doubles = (await activeAlertsOf(strapi, from)).filter(({ subject }) => known.has(subject))
  const ended = { id: { $in: doubles.map(({ id }) => id) } }
  if (doubles.length > 0) await rows.updateMany({ where: ended, data: { endedAt: new Date() } })
  await rows.updateMany({ where: { email: from }, data: { email: to } })
}
