import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import { siteLink } from '../mail/site-link.ts'
import { lockCustomer, owedBy } from '../orders/ledger.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { termsIn } from '../orders/terms.ts'
import { askFor, reportPayments } from './ask.ts'
import { invoiceOf } from './invoice-of.ts'
import { paymentCode } from './payment-code.ts'
import { isLive } from './payment-state.ts'
import { type PaymentProvider, ProviderError } from './provider.ts'
import { providerIn } from './settings.ts'
import { settle } from './settle.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

/** Where somebody goes to pay. */
export interface StartedPayment {
  /** At the provider; null if it can't be paid there now: the page of the code says why, and tries again. */
  checkout: string | null
  /** Of the page `/betaling`. */
  code: string
}

/** Payments that are being made at the provider, by their keys. */
const underWay = new Map<string, Promise<PaymentRow>>()

/**
 * Starts paying an order online, or goes on with the payment that was started for it: an order has one at a time.
 * @param number Of the order.
 * @throws errors.NotFoundError
 * @throws refusal `no-online-payment` Without a provider.
 */
export async function startPayment(strapi: Core.Strapi, number: number): Promise<StartedPayment> {
  const provider = providerIn(process.env)
  if (!provider) throw refusal('no-online-payment')
  const order: OrderRow | undefined = await strapi.db.connection(orderTable).where({ number }).first()
  if (!order) throw new errors.NotFoundError()
  const checkout = await checkoutOf(strapi, provider, order).catch((failure: unknown) => {
    if (!(failure instanceof ProviderError)) throw failure
    reportPayments(strapi, failure, { order: number })
    return null
  })
  return { checkout, code: paymentCode(number) }
}

/** Where the order is paid; null if nothing is owed, or nothing can be paid at the moment. */
async function checkoutOf(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  order: OrderRow,
): Promise<string | null> {
  const payment = await livePayment(strapi, order)
  if (!payment) return null
  if (!payment.provider_id) return (await makeAtProvider(strapi, provider, payment, order)).checkout
  // It may have ended since it was heard of.
  const asked = await askFor(strapi, provider, payment.provider_id)
  if (!asked || isLive(asked.state)) return asked?.checkout ?? null
  const next = await livePayment(strapi, order)
  return next && (await makeAtProvider(strapi, provider, next, order)).checkout
}

/** The payment of an order that is not over yet, or a new one; null if nothing is owed. */
async function livePayment(strapi: Core.Strapi, { number, customer }: OrderRow): Promise<PaymentRow | null> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockCustomer(trx, customer)
    const cents = await owedBy(trx, customer, number)
    if (cents <= 0) return null
    const rows: PaymentRow[] = await trx(paymentTable).where({ order_number: number }).orderBy('at', 'desc')
    const live = rows.find(({ state }) => isLive(state))
    if (live) return live
    const at = Date.now()
    const row: PaymentRow = {
      ...{ key: randomUUID(), order_number: number, cents, state: 'new', at },
      ...{ provider_id: null, checkout: null, method: null, sent_at: null, ask_at: at + 60_000 },
    }
    await trx(paymentTable).insert(row)
    return row
  })
}

/**
 * Makes a payment at the provider, unless its key has made it before.
 * @throws ProviderError If it did not, or didn't say so. Where it never will, the payment has failed.
 */
export function makeAtProvider(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  payment: PaymentRow,
  order: OrderRow,
): Promise<PaymentRow> {
  const { key } = payment
  const making =
    underWay.get(key) ?? make(strapi, provider, payment, order).finally(() => underWay.delete(key))
  underWay.set(key, making)
  return making
}

async function make(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  { key, cents, sent_at }: PaymentRow,
  order: OrderRow,
): Promise<PaymentRow> {
  const rows = strapi.db.connection
  // Before it is sent: what is not in here was never at the provider.
  await rows(paymentTable).where({ key }).whereNull('sent_at').update({ sent_at: Date.now() })
  const { language } = termsIn(order)
  try {
    const told = await provider.create({
      key,
      cents,
      description: `Schakel ${await invoiceOf(strapi, order.number)}`,
      returnTo: siteLink(language, '/betaling', { code: paymentCode(order.number) }),
      webhook: siteLink('nl', '/api/payments/webhook'),
      language,
      firstSentAt: sent_at === null ? null : Number(sent_at),
    })
    const row = await settle(strapi, provider, told)
    if (!row) throw new ProviderError(`${told.id} is no payment of ours`)
    return row
  } catch (failure) {
    if (failure instanceof ProviderError && failure.isFinal)
      await rows(paymentTable).where({ key, state: 'new' }).update({ state: 'failed', ask_at: null })
    throw failure
  }
}
