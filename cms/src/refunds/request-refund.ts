import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import { lockCustomer, owedBy } from '../orders/ledger.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { askFor, reportPayments } from '../payments/ask.ts'
import { type PaymentProvider, ProviderError } from '../payments/provider.ts'
import { providerIn } from '../payments/settings.ts'
import { type PaymentRow, paymentTable } from '../payments/tables.ts'
import type { RefundState } from './refund-state.ts'
import { type Refund, refundable, refundsOf } from './refunds-of.ts'
import { sendRefund } from './send-refund.ts'
import { type RefundRow, refundTable } from './tables.ts'

/** What finance asks. */
interface NewRefund extends Pick<RefundRow, 'key' | 'cents' | 'account'> {
  /** Number of the order. */
  order: number
}

/**
 * Sends money of an order back to where it came from, by the provider. At most what we owe its customer, and no more than is left of the payment.
 * @returns How far it is: `asked` or `sent` while the provider doesn't answer, which a sweep makes up for; `failed` where it never will.
 * @throws errors.NotFoundError
 * @throws refusal `no-online-payment` Without a provider; `wrong-amount` for more than that.
 */
export async function requestRefund(strapi: Core.Strapi, asked: NewRefund): Promise<RefundState> {
  const provider = providerIn(process.env)
  if (!provider) throw refusal('no-online-payment')
  await learn(strapi, provider, asked.order)
  const refund = await strapi.db.transaction(({ trx }) => record(trx, asked))
  await sendRefund(strapi, provider, refund).catch((failure: unknown) => {
    if (!(failure instanceof ProviderError)) throw failure
    reportPayments(strapi, failure, { call: 'refund', order: asked.order })
  })
  const [known] = await refundsOf(strapi.db.connection, refund)
  return known?.state ?? 'asked'
}

/** Payments of an order that came in by the provider. */
export function paidPayments(rows: Knex, orders: readonly number[]): Promise<PaymentRow[]> {
  return rows(paymentTable).whereIn('order_number', orders).where({ state: 'paid' })
}

/** Hears of refunds and chargebacks since the last time. Should the provider not answer, it refuses itself what is too much. */
async function learn(strapi: Core.Strapi, provider: PaymentProvider, order: number): Promise<void> {
  for (const { provider_id: id } of await paidPayments(strapi.db.connection, [order]))
    if (id)
      await askFor(strapi, provider, id).catch((failure: unknown) =>
        reportPayments(strapi, failure, { order }),
      )
}

/** Records what was asked, once. */
async function record(
  trx: Knex,
  { order: number, cents, key, account }: NewRefund,
): Promise<{ key: string }> {
  const order: OrderRow | undefined = await trx(orderTable).where({ number }).first()
  if (!order) throw new errors.NotFoundError()
  await lockCustomer(trx, order.customer)
  const [before] = await refundsOf(trx, { key })
  if (before) return sameAs(before, number, cents)
  const owedCents = await owedBy(trx, order.customer, number)
  const payments = await paidPayments(trx, [number])
  const most = refundable(owedCents, payments, await refundsOf(trx, { orders: [number] }))
  if (!most || cents > most.cents) throw refusal('wrong-amount')
  const at = Date.now()
  const row: RefundRow = { key, at, order_number: number, payment: most.payment, cents, account }
  await trx(refundTable).insert(row)
  // Should this process end before it is sent.
  await trx(paymentTable)
    .where({ key: most.payment })
    .update({ ask_at: at + 60_000 })
  return { key }
}

/** @throws refusal `wrong-amount` For another refund with the same key. */
function sameAs(before: Refund, order: number, cents: number): { key: string } {
  if (before.order_number !== order || before.cents !== cents) throw refusal('wrong-amount')
  return { key: before.key }
}
