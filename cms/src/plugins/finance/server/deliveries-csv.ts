import type { Core } from '@strapi/strapi'
import type { StoredDate } from '../../../account/account.ts'
import { dayOf } from '../../../statistics/dutch-day.ts'
import { type DeliveredSubscription, deliveriesOn, type IssueDay } from '../../../subscriptions/deliveries.ts'
import { subscriptionUid } from '../../../subscriptions/subscription.ts'
import { csvOf } from '../../../text/csv.ts'

const headings = [
  ...['Abonnement', 'Naam', 'Ter attentie van', 'Straat', 'Postcode', 'Plaats', 'Land'],
  ...['Exemplaren', 'Bewaarde nummers'],
]

/** For the printer: where the issue goes that appears on a day. @param day Such as `2026-12-03`. */
export async function deliveriesCsv(strapi: Core.Strapi, day: string): Promise<string> {
  const subscriptions: DeliveredSubscription[] = await strapi.db.query(subscriptionUid).findMany({
    where: { state: { $in: ['active', 'paused', 'cancelled'] } },
    populate: ['deliveryAddress', 'contact', 'product'],
  })
  const lines = deliveriesOn(subscriptions, await issueDays(strapi), day)
  return csvOf(
    headings,
    lines.map(({ subscription, name, attention, street, postcode, city, country, copies, kept }) => [
      ...[String(subscription), name, attention, street, postcode, city, country],
      ...[copies, kept.join(', ')],
    ]),
  )
}

async function issueDays(strapi: Core.Strapi): Promise<IssueDay[]> {
  const issues: { number: number | null; issuedAt: StoredDate | null }[] = await strapi.db
    .query('api::magazine.magazine')
    .findMany({ where: { locale: 'nl', publishedAt: { $notNull: true } }, select: ['number', 'issuedAt'] })
  return issues.flatMap(({ number, issuedAt }) =>
    number === null || issuedAt === null ? [] : [{ number, day: dayOf(new Date(issuedAt)) }],
  )
}
