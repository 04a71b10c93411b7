import type { Core } from '@strapi/strapi'
import { textsOf } from '../account/published-texts.ts'
import { invoicesOf, type OwnInvoice } from '../invoices/invoices-of.ts'
import { invoiceTable } from '../invoices/tables.ts'
import type { Language } from '../mail/site-link.ts'
import { paymentOptions } from '../orders/payment-options.ts'
import { dayOf, daysAfter } from '../statistics/dutch-day.ts'
import { backOf } from './acts.ts'
import { customerOf, type OwnedSubscription } from './changing.ts'
import { cancellationOn, isOverdue, isTrial, lapsesOn, mayWithdraw, pauseLeft } from './life.ts'
import { lifeOf, periodOrders } from './life-of.ts'
import { seatsForOthers, shownSeats } from './seats.ts'
import { subscriptionUid } from './subscription.ts'

/** A subscription for whoever manages it: days such as `2026-11-23`, instants in ISO 8601, amounts in cents with VAT. */
export async function managedSubscription(strapi: Core.Strapi, row: OwnedSubscription, language: Language) {
  const rows = strapi.db.connection
  const { documentId, number, state, product, interval, payment, ibanMasked, priceSnapshot, endReason } = row
  const life = await lifeOf(strapi, rows, row)
  const today = dayOf(Date.now())
  const id = product?.documentId
  const texts = (await textsOf(strapi, 'api::product.product', [id], language, ['name', 'slug'])).get(
    id ?? '',
  )
  const isOpen = state === 'active' || state === 'paused'
  const { closesOn, daysBack } = cancellationOn(life, today)
  return {
    number,
    state,
    product: texts ? { name: texts.name, slug: texts.slug, locale: texts.locale } : null,
    interval,
    priceCents: priceSnapshot ? Math.round(priceSnapshot.amount * 100) : null,
    payment,
    ibanMasked,
    startsOn: life.startsOn,
    trialUntil: isTrial(life, today) ? life.trialUntil : null,
    /** When the next invoice comes; null where none does. */
    nextInvoiceOn: state === 'active' && life.periodEnd ? daysAfter(life.periodEnd, 1) : null,
    paidUntil: life.charged.length > 0 ? life.periodEnd : null,
    closesOn: state === 'cancelled' ? life.closesOn : null,
    lapsesOn: state !== 'ended' && isOverdue(life, today) ? lapsesOn(life) : null,
    resumesOn: state === 'paused' ? life.resumesOn : null,
    endReason,
    cancellation: isOpen
      ? { closesOn, backCents: daysBack > 0 ? await backOf(rows, { row, life, today }) : 0 }
      : null,
    mayWithdraw: row.orderKey !== null && mayWithdraw(life, today),
    pauseDays: pauseLeft(life, today),
    today,
    delivery: await deliveryOf(strapi, documentId),
    invoices: await ownInvoices(strapi, row),
    payable:
      row.orderKey !== null && state !== 'ended' && state !== 'new'
        ? await payableIn(strapi, row, language)
        : null,
    seats: { forOthers: seatsForOthers(row), given: await shownSeats(rows, documentId) },
  }
}

/** In which ways it can be paid from now on. */
async function payableIn(strapi: Core.Strapi, row: OwnedSubscription, language: Language) {
  const { mandate, online } = await paymentOptions(strapi, customerOf(row), language)
  return { mandate, online }
}

/** Where its magazines go; null for one without. */
async function deliveryOf(strapi: Core.Strapi, documentId: string) {
  const row = await strapi.db
    .query(subscriptionUid)
    .findOne({ where: { documentId }, populate: ['deliveryAddress'] })
  if (!row?.deliveryAddress) return null
  const { street, postcode, city, country } = row.deliveryAddress
  return { street, postcode, city, country }
}

/** Its invoices and credit notes, newest first: not those of what its customer has beside it. */
export async function ownInvoices(strapi: Core.Strapi, row: OwnedSubscription): Promise<OwnInvoice[]> {
  const rows = strapi.db.connection
  const orders = await periodOrders(rows, row.number)
  const own: { number: string }[] = await rows(invoiceTable)
    .whereIn(
      'order_number',
      orders.map(({ number }) => number),
    )
    .select('number')
  const numbers = new Set(own.map(({ number }) => number))
  const all = await invoicesOf(strapi, customerOf(row))
  return all.filter(({ number }) => numbers.has(number))
}
