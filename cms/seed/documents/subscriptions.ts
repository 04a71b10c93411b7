import type { Core } from '@strapi/strapi'
import { dayOf } from '../../src/statistics/dutch-day.ts'
import { periodFrom } from '../../src/subscriptions/period.ts'
import { subscriptionUid } from '../../src/subscriptions/subscription.ts'
import type { createDates } from '../dates.ts'
import { documentIdOf } from '../document.ts'

type Dates = ReturnType<typeof createDates>

/** What belongs to the demo subscriber: one of her own, and one for the colleagues. */
const samples = [
  {
    number: 1001,
    product: 'compleet',
    startsAt: '2026-03-01T09:00:00+01:00',
    mandateAt: '2026-02-24T16:05:00+01:00',
    amount: 149,
    seats: 1,
    company: null,
  },
  {
    number: 1002,
    product: 'team',
    startsAt: '2026-06-15T09:00:00+02:00',
    mandateAt: null,
    amount: 590,
    seats: 10,
    company: 'Lindelaan Advies',
  },
]

const address = { street: 'Lindelaan 14', postcode: '5141KL', city: 'Waalwijk', country: 'NL' }

/** Gives the demo subscriber her subscriptions. Does nothing for those that are there already. */
export async function seedSubscriptions(
  strapi: Core.Strapi,
  user: { id: number; email: string; firstName: string; lastName: string },
  dates: Dates,
): Promise<void> {
  const stored = strapi.db.query(subscriptionUid)
  const name = `${user.firstName} ${user.lastName}`
  for (const { number, product, amount, seats, company, ...at } of samples) {
    const documentId = documentIdOf('subscription', String(number))
    if ((await stored.count({ where: { documentId } })) > 0) continue
    const startsAt = dates.instant(at.startsAt)
    const data = {
      ...{ documentId, number, startsAt, seats, company },
      product: documentIdOf('product', product),
      user: user.id,
      contact: { name, email: user.email },
      billingAddress: address,
      deliveryAddress: address,
      billing: {
        ...address,
        name: company ?? name,
        attention: company ? name : null,
        email: user.email,
        vatId: null,
      },
      language: 'nl',
      interval: 'year',
      priceSnapshot: { amount, currency: 'EUR', vatRate: 9, interval: 'year' },
      periodEnd: periodFrom(dayOf(new Date(startsAt)), 'year').until,
      payment: at.mandateAt ? 'incasso' : 'invoice',
      ...(at.mandateAt && {
        holder: name,
        ibanMasked: 'NL•• •••• •••• ••43 00',
        mandateAt: dates.instant(at.mandateAt),
      }),
      state: 'active',
      source: 'site',
    }
    // By the document service, which makes components and moves the counter on.
    await strapi.documents(subscriptionUid).create({ data })
    await stored.update({ where: { documentId }, data: { createdAt: startsAt, updatedAt: startsAt } })
  }
}
