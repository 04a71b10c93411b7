import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import { takeNumber } from '../database/counters.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { mailInvoice } from '../invoices/mail-invoice.ts'
import { debitOf, mandateOf } from '../mandates/mandate-of.ts'
import { sellerIn } from '../seller/seller.ts'
import { isTrusted, requireFewOpen } from './credit-limit.ts'
import { expiryOf, grantCredits } from './grant-credits.ts'
import { addEntry, type EntryRow, lockCompany } from './ledger.ts'
import { type OrderInput, requireOfCountry } from './order-input.ts'
import { ledgerTable, type OrderRow, orderTable } from './tables.ts'
import { termsOf } from './terms.ts'

const dayMs = 86_400_000
/** By when an invoice is paid, or from when it is collected: no sooner than SEPA's two weeks of notice. */
const dueDays = 14

/** Who orders, for which company, both by their documentIds. */
interface Customer {
  account: string
  company: string
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
 * Places an order: the order, what the company owes, its credits, its invoice and the mail with it, in one transaction. The same key places
 * one order, however often it comes.
 * @throws errors.NotFoundError If the product isn't for sale.
 * @throws refusal `orders-closed`, `orders-open`, `no-direct-debit`, `consent-needed`, `postcode`, `vat-id`
 */
export async function placeOrder(
  strapi: Core.Strapi,
  { account, company, address, ...input }: Customer & OrderInput,
): Promise<PlacedOrder> {
  const at = Date.now()
  const key = `${company}:${input.key}`
  const known = await orderWith(strapi.db.connection, key)
  if (known) return placed(strapi.db.connection, known)
  const seller = sellerIn(process.env)
  if (!seller) throw refusal('orders-closed')
  requireOfCountry(input.billing)
  const signing = await mandateOf(strapi, input.payment)
  const terms = await termsOf(strapi, input.product, { ...input, at })
  return strapi.db.transaction(async ({ trx }) => {
    await lockCompany(trx, company)
    const first = await orderWith(trx, key)
    if (first) return placed(trx, first)
    await requireFewOpen(trx, company)

    const { billing, language, reference } = input
    const mandate = signing && (await signing(trx, { company, account, language, address }))
    const number = await takeNumber(trx, 'order')
    const row: OrderRow = {
      number,
      key,
      at,
      company,
      account,
      payment: input.payment.kind,
      mandate: mandate?.reference ?? null,
      reference,
      terms: JSON.stringify(terms),
      billing: JSON.stringify(billing),
      total_cents: terms.totalCents,
    }
    await trx(orderTable).insert(row)
    const { totalCents: cents, vatCents } = terms
    await addEntry(trx, {
      kind: 'sale',
      key: String(number),
      account,
      company,
      order: number,
      cents,
      vatCents,
    })
    if (await isTrusted(strapi, trx, company)) await grantCredits(trx, row, account)
    const invoice = await issueInvoice(trx, company, {
      at,
      order: { number, reference, terms },
      creditsUntil: expiryOf(at, terms),
      billing,
      seller,
      dueAt: at + dueDays * dayMs,
      debit: mandate && debitOf(mandate, seller),
    })
    await mailInvoice(strapi, invoice)
    return placed(trx, row)
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
