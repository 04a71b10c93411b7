import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import { mandateOf } from '../mandates/mandate-of.ts'
import { providerIn } from '../payments/settings.ts'
import { sellerIn } from '../seller/seller.ts'
import { isTrusted, requireFewOpen } from './credit-limit.ts'
import { grantCredits } from './grant-credits.ts'
import { type EntryRow, lockCustomer } from './ledger.ts'
import { type OrderInput, requireOfCountry } from './order-input.ts'
import { recordOrder } from './record-order.ts'
import { ledgerTable, type OrderRow, orderTable } from './tables.ts'
import { termsOf } from './terms.ts'

/** Who orders, and who pays for it: the same person, or their company. Both by their documentIds. */
interface Customer {
  account: string
  customer: string
  /** Address that the order came from, for the evidence of a mandate. */
  address: string
}

/** What came of an order. */
interface PlacedOrder {
  number: number
  /** With VAT. */
  totalCents: number
  /** What can be used at once; 0 where it waits for the payment. */
  credits: number
}

/**
 * Places an order: the order, what the customer owes, its credits, its invoice and the mail with it, in one transaction. The same key places
 * one order, however often it comes.
 * @throws errors.NotFoundError If the product isn't for sale.
 * @throws refusal `orders-closed`, `orders-open`, `no-direct-debit`, `no-online-payment`, `consent-needed`, `postcode`, `vat-id`
 */
export async function placeOrder(
  strapi: Core.Strapi,
  { account, customer, address, ...input }: Customer & OrderInput,
): Promise<PlacedOrder> {
  const at = Date.now()
  const key = `${customer}:${input.key}`
  const known = await orderWith(strapi.db.connection, key)
  if (known) return placed(strapi.db.connection, known)
  const seller = sellerIn(process.env)
  if (!seller) throw refusal('orders-closed')
  requireOfCountry(input.billing)
  if (input.payment.kind === 'online' && !providerIn(process.env)) throw refusal('no-online-payment')
  const signing = await mandateOf(strapi, input.payment)
  const terms = await termsOf(strapi, input.product, { ...input, at })
  return strapi.db.transaction(async ({ trx }) => {
    await lockCustomer(trx, customer)
    const first = await orderWith(trx, key)
    if (first) return placed(trx, first)
    await requireFewOpen(trx, customer)

    const { billing, language, reference } = input
    const mandate = signing && (await signing(trx, { customer, account, language, address }))
    const payment = input.payment.kind
    const agreed = { at, key, customer, account, payment, reference, terms, billing, seller, mandate }
    const { order } = await recordOrder(strapi, trx, agreed)
    // Who pays online has paid in a minute: until then nothing can be used that may never be paid.
    if (payment !== 'online' && (await isTrusted(strapi, trx, customer)))
      await grantCredits(trx, order, account)
    return placed(trx, order)
  })
}

async function orderWith(rows: Knex, key: string): Promise<OrderRow | undefined> {
  return rows(orderTable).where({ key }).first()
}

async function placed(rows: Knex, { number, total_cents }: OrderRow): Promise<PlacedOrder> {
  const grant: EntryRow | undefined = await rows(ledgerTable)
    .where({ order_number: number, kind: 'grant' })
    .first()
  return { number, totalCents: total_cents, credits: grant?.credits ?? 0 }
}
