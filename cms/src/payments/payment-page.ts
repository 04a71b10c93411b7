import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { linkToken } from '../access/link-token.ts'
import { issueCode } from '../issues/bought-issue.ts'
import { type EntryRow, owedBy } from '../orders/ledger.ts'
import { ledgerTable, type OrderRow } from '../orders/tables.ts'
import { type OrderTerms, termsIn } from '../orders/terms.ts'
import { sellerIn } from '../seller/seller.ts'
import { askFor, reportPayments } from './ask.ts'
import { invoiceOf } from './invoice-of.ts'
import { isLive, type PaymentState } from './payment-state.ts'
import { providerIn } from './settings.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

/** What whoever has the code of an order sees of its payment. Amounts are in cents with VAT. */
interface ShownPayment {
  order: number
  /** Name of the product. */
  product: string
  grants: OrderTerms['grants']['kind']
  /** The code that opens what was bought: an issue, or the page with the tickets; null for anything else. */
  opens: string | null
  invoice: string
  totalCents: number
  owedCents: number
  /**
   * `paid`: nothing is owed, however it was paid. `returned`: a payment came back. `credited`: it was cancelled before it was paid. `refunded`: all that was paid has gone back. `new`: none was begun. Otherwise that of the last payment
   * that was begun online.
   */
  state: PaymentState | 'returned' | 'credited' | 'refunded'
  /** Since when, in ISO 8601; null without one. */
  since: string | null
  /** Whether it can be paid online now. */
  isOnline: boolean
  /** Where it can be transferred to, mentioning the invoice. */
  transfer: { iban: string; name: string } | null
}

/** The payment of an order, as far as the provider tells at this moment; if that doesn't answer, as it told last. */
export async function shownPayment(strapi: Core.Strapi, order: OrderRow): Promise<ShownPayment> {
  const rows = strapi.db.connection
  const { number, customer, total_cents: totalCents } = order
  const last = await latest(strapi, number)
  const owedCents = await owedBy(rows, customer, number)
  const { name: product, grants } = termsIn(order)
  const seller = sellerIn(process.env)
  return {
    order: number,
    product,
    grants: grants.kind,
    opens: opensWhat(number, grants),
    invoice: await invoiceOf(strapi, number),
    totalCents,
    owedCents,
    state: owedCents > 0 ? openState(last) : await settledState(rows, number),
    since: last && new Date(Number(last.at)).toISOString(),
    isOnline: providerIn(process.env) !== null,
    transfer: seller && { iban: seller.iban, name: seller.name },
  }
}

/** Whoever has the code of an order of a stranger has its mails, and these have the same links. */
function opensWhat(order: number, grants: OrderTerms['grants']): string | null {
  if (grants.kind === 'tickets') return linkToken('registration-links', grants.registration)
  return grants.kind === 'issue' ? issueCode(order) : null
}

/** Of an order of which nothing is owed. */
async function settledState(rows: Knex, order: number): Promise<ShownPayment['state']> {
  const money: Pick<EntryRow, 'kind' | 'cents'>[] = await rows(ledgerTable)
    .where({ order_number: order })
    .whereIn('kind', ['payment', 'return', 'refund'])
    .select('kind', 'cents')
  if (!money.some(({ kind }) => kind === 'payment')) return 'credited'
  const withUs = -money.reduce((sum, { cents }) => sum + cents, 0)
  return withUs <= 0 && money.some(({ kind }) => kind === 'refund') ? 'refunded' : 'paid'
}

function openState(last: PaymentRow | null): ShownPayment['state'] {
  if (!last) return 'new'
  return last.state === 'paid' ? 'returned' : last.state
}

/** The payment that was begun last, after asking for it. */
async function latest(strapi: Core.Strapi, order: number): Promise<PaymentRow | null> {
  const last: PaymentRow | undefined = await strapi.db
    .connection(paymentTable)
    .where({ order_number: order })
    .orderBy('at', 'desc')
    .first()
  const provider = providerIn(process.env)
  if (!last?.provider_id || !provider || !isLive(last.state)) return last ?? null
  try {
    return (await askFor(strapi, provider, last.provider_id)) ?? last
  } catch (failure) {
    reportPayments(strapi, failure, { order })
    return last
  }
}
