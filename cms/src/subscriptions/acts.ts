import type { Knex } from 'knex'
import { z } from 'zod'
import { refusal } from '../access/refusal.ts'
import { emailAddress } from '../access/valid-input.ts'
import { languages } from '../mail/site-link.ts'
import { Payment, postalAddress } from '../orders/order-input.ts'
import { daysAfter, startOf } from '../statistics/dutch-day.ts'
import { changePayment } from './change-payment.ts'
import type { Changing } from './changing.ts'
import { creditUnused } from './credit-unused.ts'
import { cancellationOn, centsBack, mayWithdraw, pauseLeft } from './life.ts'
import { periodOrders } from './life-of.ts'
import { tellCancelled, tellContinues, tellPaused, tellWithdrawn } from './mails.ts'
import { daysBetween } from './period.ts'
import { giveSeat, takeSeat } from './seats.ts'
import { close, resume } from './settle.ts'
import { subscriptionUid } from './subscription.ts'
import { requireDeliverable } from './subscription-input.ts'

/** What whoever manages a subscription does with it. */
export const Act = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('cancel') }),
  z.strictObject({ act: z.literal('keep') }),
  /** @property until The day on which it goes on. */
  z.strictObject({ act: z.literal('pause'), until: z.iso.date() }),
  z.strictObject({ act: z.literal('resume') }),
  z.strictObject({ act: z.literal('withdraw') }),
  z.strictObject({ act: z.literal('pay'), payment: Payment }),
  /** @property language Of the mail that invites. */
  z.strictObject({ act: z.literal('give-seat'), email: emailAddress, language: z.enum(languages) }),
  /** @property seat Its id. */
  z.strictObject({ act: z.literal('take-seat'), seat: z.string().max(60) }),
  z.strictObject({ act: z.literal('address'), ...deliveryAddress() }),
])

export type Act = z.output<typeof Act>

function deliveryAddress() {
  const { street, postcode, city, country } = postalAddress
  return { street, postcode, city, country }
}

/**
 * Does it. What has been done already is left as it is.
 * @param address That it comes from.
 * @throws refusal `subscription-state`, `pause-long`, `too-late`, `postcode`, `no-delivery`, `no-direct-debit`, `no-online-payment`, `consent-needed`
 */
export async function act(subscription: Changing, input: Act, address: string): Promise<void> {
  switch (input.act) {
    case 'cancel':
      return cancel(subscription)
    case 'keep':
      return keep(subscription)
    case 'pause':
      return pause(subscription, input.until)
    case 'resume':
      return goOn(subscription)
    case 'withdraw':
      return withdraw(subscription)
    case 'pay':
      return changePayment(subscription, input.payment, address)
    case 'give-seat':
      return giveSeat(subscription, input.email, input.language)
    case 'take-seat':
      return takeSeat(subscription, input.seat)
    case 'address':
      return changeAddress(subscription, input)
  }
}

/** Cancels a subscription: it stays open until what is paid for has passed. */
async function cancel(subscription: Changing): Promise<void> {
  const { life, today, trx, change } = subscription
  if (life.state === 'cancelled' || life.state === 'ended') return
  if (life.state === 'new') throw refusal('subscription-state')
  // What was paused has all its days left once it goes on.
  const left =
    life.state === 'paused' && life.pausedOn && life.periodEnd
      ? { ...life, periodEnd: daysAfter(life.periodEnd, daysBetween(life.pausedOn, today)) }
      : life
  const { closesOn } = cancellationOn(left, today)
  const backCents = await backOf(trx, subscription)
  if (life.state === 'paused') await resume(subscription, today)
  await change({
    ...{ state: 'cancelled', cancelledAt: new Date(), cancelAt: endOf(closesOn) },
  })
  await tellCancelled(subscription, closesOn, backCents)
}

/** What comes back of the last invoice if a subscription is cancelled today, in cents with VAT. */
export async function backOf(
  rows: Knex,
  { row, life, today }: Pick<Changing, 'row' | 'life' | 'today'>,
): Promise<number> {
  const { daysBack } = cancellationOn(life, today)
  const order = daysBack > 0 ? (await periodOrders(rows, row.number)).at(-1) : undefined
  return order ? centsBack(order.total_cents, order.period, daysBack) : 0
}

/** Undoes a cancellation while the subscription is open. */
async function keep(subscription: Changing): Promise<void> {
  const { life, today, change } = subscription
  if (life.state === 'active') return
  if (life.state !== 'cancelled' || !life.closesOn || life.closesOn < today)
    throw refusal('subscription-state')
  await change({ state: 'active', cancelledAt: null, cancelAt: null })
  await tellContinues(subscription, 'cancellation', life.periodEnd)
}

/** Pauses from now on. @param until The day on which it goes on. */
async function pause(subscription: Changing, until: string): Promise<void> {
  const { life, today, change } = subscription
  const left = pauseLeft(life, today)
  if (left === 0) throw refusal('subscription-state')
  const days = daysBetween(today, until)
  if (days < 1 || days > left) throw refusal('pause-long', 'until')
  await change({ state: 'paused', pausedAt: new Date(), resumesAt: startOf(until) })
  await tellPaused(subscription, until)
}

async function goOn(subscription: Changing): Promise<void> {
  if (subscription.life.state === 'active') return
  if (subscription.life.state !== 'paused') throw refusal('subscription-state')
  await resume(subscription, subscription.today)
}

/**
 * Withdraws from a subscription: it closes now, and only the days until today are paid for.
 * @throws refusal `too-late` After fourteen days.
 */
export async function withdraw(subscription: Changing): Promise<void> {
  const { life, today } = subscription
  if (life.state === 'ended') return
  if (!mayWithdraw(life, today)) throw refusal('too-late')
  const backCents = await creditUnused(subscription, today)
  await close(subscription, 'withdrawn')
  await tellWithdrawn(subscription, backCents)
}

/** Sends magazines to another address from now on. */
async function changeAddress(
  { strapi, row }: Changing,
  { act: _act, ...address }: Extract<Act, { act: 'address' }>,
): Promise<void> {
  requireDeliverable(address)
  const { documentId } = row
  // By the document service, which changes components.
  await strapi.documents(subscriptionUid).update({ documentId, data: { deliveryAddress: address } as object })
}

/** The instant at which a day ends. */
function endOf(day: string): Date {
  return startOf(daysAfter(day, 1))
}
