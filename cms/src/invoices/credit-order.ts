import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { endCredits } from '../orders/grant-credits.ts'
import { addEntry, findEntry, lockCustomer } from '../orders/ledger.ts'
import type { Billing } from '../orders/order-input.ts'
import { ledgerTable, type OrderRow, orderTable } from '../orders/tables.ts'
import { type OrderTerms, termsIn } from '../orders/terms.ts'
import { sellerIn } from '../seller/seller.ts'
import type { CreditNote } from './credit-note.ts'
import { takeInvoiceNumber } from './invoice-number.ts'
import { renderCreditNote } from './render-invoice.ts'
import { type InvoiceRow, invoiceTable } from './tables.ts'

/** What is credited of an order. */
interface Credit {
  /** Its number. */
  order: number
  /** With VAT. */
  cents: number
  /** Why, on the credit note: in the language of the order. */
  reason: string
  /** Who credits it; see `Entry`. */
  account: string
  /** The same key credits once. */
  key: string
  /** Whether nobody is mailed: the customer never got the invoice. */
  isSilent?: boolean
}

/**
 * Credits all or part of an order: the credit note with the next number of the invoices, what the customer owes less, and the mail with it. What was paid
 * in excess is paid back elsewhere. Where nothing of the order is left, its unused credits end.
 * @param trx The transaction that it happens in; the customer is locked until it ends.
 * @returns The number of the credit note, or null if the key has credited before.
 * @throws errors.NotFoundError
 * @throws refusal `wrong-amount` If that is more than is left of the order; `orders-closed` where nobody sells.
 */
export async function creditOrder(strapi: Core.Strapi, trx: Knex, credit: Credit): Promise<string | null> {
  const order: OrderRow | undefined = await trx(orderTable).where({ number: credit.order }).first()
  if (!order) throw new errors.NotFoundError()
  const { customer } = order
  await lockCustomer(trx, customer)
  if (await findEntry(trx, { kind: 'credit', customer, key: credit.key })) return null
  const { cents, vatCents, isAll } = await creditedNow(trx, order, credit.cents)
  const note = await issueCreditNote(trx, order, { ...credit, vatCents })
  const { account, key } = credit
  await addEntry(trx, {
    ...{ kind: 'credit', key, customer, account, order: order.number },
    ...{ cents: -cents, vatCents: -vatCents, note: `Creditnota ${note.number}` },
  })
  if (isAll) await endCredits(trx, order, account)
  if (credit.isSilent) return note.number
  await enqueueMail(strapi, {
    kind: 'credit-note',
    key: note.number,
    to: note.billing.email,
    locale: note.order.terms.language,
    values: { number: note.number, invoice: note.invoice.number, creditedCents: cents },
  })
  return note.number
}

/** How much of an order isn't credited yet, with VAT and the VAT in it, in cents. */
async function leftOf(rows: Knex, { number, total_cents, terms }: OrderRow) {
  const [sum] = await rows(ledgerTable)
    .where({ order_number: number, kind: 'credit' })
    .sum({ cents: 'cents', vat: 'vat_cents' })
  return {
    cents: total_cents + Number(sum?.cents ?? 0),
    vatCents: termsIn({ terms }).vatCents + Number(sum?.vat ?? 0),
  }
}

/** The VAT in an amount that is credited: the last part gets what is left, so that all parts sum up to the cent. */
async function creditedNow(trx: Knex, order: OrderRow, cents: number) {
  const left = await leftOf(trx, order)
  if (cents <= 0 || cents > left.cents) throw refusal('wrong-amount')
  const isAll = cents === left.cents
  const { vatCents, totalCents } = termsIn(order)
  const share = Math.min(left.vatCents, Math.round((cents * vatCents) / totalCents))
  return { cents, vatCents: isAll ? left.vatCents : share, isAll }
}

async function issueCreditNote(
  trx: Knex,
  { number, customer, reference, terms, billing }: OrderRow,
  { cents, vatCents, reason }: Credit & { vatCents: number },
): Promise<CreditNote> {
  const seller = sellerIn(process.env)
  if (!seller) throw refusal('orders-closed')
  const credited: InvoiceRow = await trx(invoiceTable)
    .where({ order_number: number, credit_of: null })
    .first()
  const at = Date.now()
  const agreed: OrderTerms = termsIn({ terms })
  const to: Billing = JSON.parse(billing)
  const note: CreditNote = {
    number: await takeInvoiceNumber(trx, at),
    at,
    order: { number, reference, terms: agreed },
    billing: to,
    seller,
    invoice: { number: credited.number, at: Number(credited.at) },
    reason,
    amounts: {
      netCents: vatCents - cents,
      // Not below zero where there is none: it would be written as "-0".
      vatCents: 0 - vatCents,
      totalCents: -cents,
      vatPercent: agreed.vatPercent,
      isReverseCharged: agreed.isReverseCharged,
    },
  }
  const file = await renderCreditNote(note)
  const row: InvoiceRow = {
    number: note.number,
    order_number: number,
    customer,
    at,
    due_at: at,
    credit_of: credited.number,
    credited_cents: cents,
    file,
    sha256: createHash('sha256').update(file).digest('hex'),
  }
  await trx(invoiceTable).insert(row)
  return note
}
