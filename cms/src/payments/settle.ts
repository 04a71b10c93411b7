import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { bookPayment, bookReturn } from '../orders/book-payment.ts'
import { addEntry, findEntry, lockCustomer } from '../orders/ledger.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
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
    const row = moved(known, told)
    await trx(paymentTable).where({ key }).update(row)
    await bookMoney(strapi, trx, order, { told, name })
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
function moved(known: PaymentRow, told: ToldPayment): PaymentRow {
  const state = furthest(known.state, told.state)
  const now = Date.now()
  const again = askAgainIn(state, now - Number(known.at))
  return {
    ...known,
    provider_id: known.provider_id ?? told.id,
    state,
    method: told.method ?? known.method,
    checkout: state === 'open' ? (told.checkout ?? known.checkout) : null,
    ask_at: again === null ? null : now + again,
  }
}

interface Money {
  told: ToldPayment
  /** Of the provider. */
  name: string
}

/** Adds to the ledger what it doesn't have yet. A payment that was made twice is in it twice. */
async function bookMoney(
  strapi: Core.Strapi,
  trx: Knex,
  { number: order, customer }: OrderRow,
  { told, name }: Money,
): Promise<void> {
  const { id, state, cents, method, refunds, chargebacks } = told
  if (state !== 'paid') return
  const note = [name, id, method].filter(Boolean).join(' ')
  const keyOf = (moneyId: string) => `${name}:${moneyId}`
  await bookPayment(strapi, { order, cents, note, account, key: keyOf(id), hasMoved: true })
  for (const { id: refund, cents: back } of refunds) {
    const key = keyOf(refund)
    if (await findEntry(trx, { kind: 'refund', customer, key })) continue
    await addEntry(trx, {
      ...{ kind: 'refund', key, customer, account, order, cents: back },
      note: `${note} ${refund}`,
    })
  }
  for (const { id: chargeback, cents: back, isReversed } of chargebacks) {
    const entry = { order, cents: back, note: `${note} ${chargeback}`, account, key: keyOf(chargeback) }
    await bookReturn(strapi, { ...entry, hasMoved: true })
    // The bank has decided for us after all.
    if (isReversed) await bookPayment(strapi, { ...entry, hasMoved: true })
  }
}
