import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { openInvoices } from '../../../invoices/open-invoices.ts'
import { type InvoiceRow, invoiceTable } from '../../../invoices/tables.ts'
import { type MandateRow, mandateTable } from '../../../mandates/tables.ts'
import type { Billing } from '../../../orders/order-input.ts'
import { ledgerTable, type OrderRow, orderTable } from '../../../orders/tables.ts'
import { termsIn } from '../../../orders/terms.ts'
import { ordersWithRefunds } from '../../../refunds/refunds-of.ts'
import { givenUpOrders } from '../../../registrations/given-up.ts'
import { vatChecksOf } from '../../../vat-numbers/check-vat-numbers.ts'
import type { VatCheckRow } from '../../../vat-numbers/tables.ts'
import type { ShownMandate, ShownOrder } from '../shown.ts'
import { moneyBack } from './refunds.ts'

/** Orders per page. */
const pageSize = 50

type InvoiceFacts = Pick<InvoiceRow, 'number' | 'order_number' | 'due_at'>

/** @param page From 1. @returns Newest first. */
export async function shownOrders(
  strapi: Core.Strapi,
  list: 'open' | 'all',
  page: number,
): Promise<ShownOrder[]> {
  const rows = strapi.db.connection
  const owed = await unsettled(rows)
  const givenUp = await givenUpOrders(strapi)
  const query = rows(orderTable).orderBy('number', 'desc')
  if (list === 'open')
    query.whereIn('number', [...owed.keys(), ...givenUp, ...(await ordersWithRefunds(rows))])
  const orders: OrderRow[] = await query.limit(pageSize).offset((page - 1) * pageSize)
  const invoices: InvoiceFacts[] = await rows(invoiceTable)
    .whereIn(
      'order_number',
      orders.map(({ number }) => number),
    )
    .whereNull('credit_of')
    .select('number', 'order_number', 'due_at')
  const byOrder = new Map(invoices.map((invoice) => [invoice.order_number, invoice]))
  const checks = await vatChecksOf(
    rows,
    orders.map(({ number }) => number),
  )
  const backOf = await moneyBack(
    rows,
    orders.map(({ number }) => number),
    owed,
  )
  const openOf = new Map((await openInvoices(strapi)).map((open) => [open.order.number, open]))
  return orders.map((order) => ({
    ...shown(order, byOrder.get(order.number), owed.get(order.number) ?? 0),
    isGivenUp: givenUp.has(order.number),
    reverseChargedTo: reverseChargedTo(order, checks.get(order.number)),
    isCollecting: openOf.get(order.number)?.isCollecting ?? false,
    reminded: (openOf.get(order.number)?.reminded ?? []).map(iso),
    ...backOf(order.number),
  }))
}

function reverseChargedTo(order: OrderRow, check: VatCheckRow | undefined): ShownOrder['reverseChargedTo'] {
  const { vatId }: Billing = JSON.parse(order.billing)
  if (!vatId || !termsIn(order).isReverseCharged) return null
  return { vatId, check: check?.outcome ?? null, checkedAt: check ? iso(check.at) : null }
}

/** What is owed for each order where that isn't nothing; below zero where money is to be paid back. */
async function unsettled(rows: Knex): Promise<Map<number, number>> {
  const sums: { order_number: number; cents: number | string }[] = await rows(ledgerTable)
    .select('order_number', rows.raw('sum(cents) as cents'))
    .groupBy('order_number')
    .havingRaw('sum(cents) <> 0')
  return new Map(sums.map(({ order_number, cents }) => [order_number, Number(cents)]))
}

function shown(
  order: OrderRow,
  invoice: InvoiceFacts | undefined,
  owedCents: number,
): Omit<
  ShownOrder,
  'reverseChargedTo' | 'isGivenUp' | 'isCollecting' | 'reminded' | 'backBy' | 'refundableCents' | 'refunds'
> {
  const terms = termsIn(order)
  const billing: Billing = JSON.parse(order.billing)
  return {
    number: order.number,
    at: iso(order.at),
    customer: billing.name,
    customerId: order.customer,
    product: terms.name,
    totalCents: order.total_cents,
    owedCents,
    invoice: invoice?.number ?? '',
    dueAt: iso(invoice?.due_at ?? order.at),
    mandate: order.mandate,
  }
}

/** Mandates of one customer, or the latest of all. @returns Newest first. */
export async function mandatesOf(strapi: Core.Strapi, customer?: string): Promise<ShownMandate[]> {
  const rows: MandateRow[] = await strapi.db
    .connection(mandateTable)
    .where(customer === undefined ? {} : { customer })
    .orderBy('reference', 'desc')
    .limit(500)
  return rows.map((row) => ({
    reference: row.reference,
    holder: row.holder,
    account: row.iban_masked,
    proof: row.proof,
    textVersion: row.text_version,
    signedAt: iso(row.signed_at),
    revokedAt: row.revoked_at === null ? null : iso(row.revoked_at),
  }))
}

function iso(at: number | string): string {
  return new Date(Number(at)).toISOString()
}
