import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { bookPayment, bookReturn } from '../orders/book-payment.ts'
import { lockCustomer } from '../orders/ledger.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { refundAskIn, settleRefunds } from '../refunds/settle-refunds.ts'
import { askAgainIn, furthest } from './payment-state.ts'
import type { PaymentProvider, ToldPayment } from './provider.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

/** Who adds entries that follow from what a provider tells. */
const account = 'payments'

/**
 * Records what the provider tells of a payment: how far it is, and in the ledger all money that has come and gone, each once. May be called
 * with the same again, and with older news.
 * @returns The payment as stored; null for one that isn't ours.
 */
export async function settle(
  strapi: Core.Strapi,
  { name }: PaymentProvider,
  told: ToldPayment,
): Promise<PaymentRow | null> {
  const { key } = told
  if (key === null) return null
  return strapi.db.transaction(async ({ trx }) => {
    const order = await orderOf(trx, key)
    if (!order) return null
    await lockCustomer(trx, order.customer)
    const known: PaymentRow = await trx(paymentTable).where({ key }).first()
    await bookMoney(strapi, trx, order, { told, name, payment: key })
    const row = await moved(trx, known, told)
    await trx(paymentTable).where({ key }).update(row)
    return row
  })
}

async function orderOf(trx: Knex, key: string): Promise<OrderRow | undefined> {
  const payment: Pick<PaymentRow, 'order_number'> | undefined = await trx(paymentTable)
    .where({ key })
    .first('order_number')
  return payment && trx(orderTable).where({ number: payment.order_number }).first()
}

/** A payment with what is new of it. */
async function moved(trx: Knex, known: PaymentRow, told: ToldPayment): Promise<PaymentRow> {
  const state = furthest(known.state, told.state)
  return {
    ...known,
    provider_id: known.provider_id ?? told.id,
    state,
    method: told.method ?? known.method,
    checkout: state === 'open' ? (told.checkout ?? known.checkout) : null,
    ask_at: await turnOf(trx, { ...known, state }),
  }
}

/** When the provider is asked for a payment again, in milliseconds since 1970; null for never. @param now The same. */
export async function turnOf(
  rows: Knex,
  { key, state, at }: Pick<PaymentRow, 'key' | 'state' | 'at'>,
  now = Date.now(),
): Promise<number | null> {
  const turns = [askAgainIn(state, now - Number(at)), await refundAskIn(rows, key, now)]
  const soonest = Math.min(...turns.map((turn) => turn ?? Number.POSITIVE_INFINITY))
  return Number.isFinite(soonest) ? now + soonest : null
}

interface Money {
  told: ToldPayment
  /** Of the provider. */
  name: string
  /** Key of the payment. */
  payment: string
}

/** Adds to the ledger what it doesn't have yet. A payment that was made twice is in it twice. */
async function bookMoney(
  strapi: Core.Strapi,
  trx: Knex,
  placed: OrderRow,
  { told, name, payment }: Money,
): Promise<void> {
  const { number: order } = placed
  const { id, state, cents, method, chargebacks } = told
  if (state !== 'paid') return
  const note = [name, id, method].filter(Boolean).join(' ')
  const keyOf = (moneyId: string) => `${name}:${moneyId}`
  await bookPayment(strapi, { order, cents, note, account, key: keyOf(id), hasMoved: true })
  await settleRefunds(trx, placed, { provider: { name }, told, payment, note, account })
  for (const { id: chargeback, cents: back, isReversed } of chargebacks) {
    const entry = { order, cents: back, note: `${note} ${chargeback}`, account, key: keyOf(chargeback) }
    await bookReturn(strapi, { ...entry, hasMoved: true })
    // The bank has decided for us after all.
    if (isReversed) await bookPayment(strapi, { ...entry, hasMoved: true })
  }
}
