import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { takeNumber } from '../database/counters.ts'
import type { Invoice } from '../invoices/invoice.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { mailInvoice } from '../invoices/mail-invoice.ts'
import { debitOf } from '../mandates/mandate-of.ts'
import type { MandateRow } from '../mandates/tables.ts'
import type { Seller } from '../seller/seller.ts'
import { addEntry } from './ledger.ts'
import type { Billing } from './order-input.ts'
import { type OrderRow, orderTable } from './tables.ts'
import type { OrderTerms } from './terms.ts'

const dayMs = 86_400_000
/** By when an invoice is paid, or from when it is collected: no sooner than SEPA's two weeks of notice. */
const dueDays = 14

/** An order that was agreed to. `at` is in milliseconds since 1970; for the others, see `OrderRow`. */
interface AgreedOrder extends Pick<OrderRow, 'key' | 'customer' | 'account' | 'payment' | 'reference'> {
  at: number
  terms: OrderTerms
  billing: Billing
  seller: Seller
  /** Null where the customer pays. */
  mandate: MandateRow | null
  /** Whether its invoice is mailed only with what it gives, once that is paid. */
  isMailedLater?: boolean
}

/**
 * Records an order, what its customer owes for it, its invoice and the mail with that, in a transaction that holds the customer's lock.
 * @returns The order as stored, and its invoice.
 */
export async function recordOrder(
  strapi: Core.Strapi,
  trx: Knex,
  { terms, billing, seller, mandate, isMailedLater = false, ...order }: AgreedOrder,
): Promise<{ order: OrderRow; invoice: Invoice }> {
  const { at, customer, account, reference } = order
  const number = await takeNumber(trx, 'order')
  const row: OrderRow = {
    ...order,
    number,
    mandate: mandate?.reference ?? null,
    terms: JSON.stringify(terms),
    billing: JSON.stringify(billing),
    total_cents: terms.totalCents,
  }
  await trx(orderTable).insert(row)
  const { totalCents: cents, vatCents } = terms
  await addEntry(trx, {
    kind: 'sale',
    key: String(number),
    customer,
    account,
    order: number,
    cents,
    vatCents,
  })
  const invoice = await issueInvoice(trx, customer, {
    at,
    order: { number, reference, terms },
    billing,
    seller,
    dueAt: at + dueDays * dayMs,
    isOnline: order.payment === 'online',
    debit: mandate && debitOf(mandate, seller),
  })
  if (!isMailedLater) await mailInvoice(strapi, invoice)
  return { order: row, invoice }
}
