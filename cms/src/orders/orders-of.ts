import type { Core } from '@strapi/strapi'
import { type InvoiceRow, invoiceTable } from '../invoices/tables.ts'
import { ledgerTable, type OrderRow, orderTable } from './tables.ts'
import { termsIn } from './terms.ts'

/** An order, for its customer. */
export interface OwnOrder {
  number: number
  /** ISO 8601. */
  at: string
  /** Name of the product then. */
  product: string
  reference: string | null
  payment: OrderRow['payment']
  /** With VAT. */
  totalCents: number
  /** What isn't paid yet. */
  owedCents: number
  /** Number of the invoice. */
  invoice: string
  /** Credits granted; 0 where they wait for the payment, null for an order without credits. */
  credits: number | null
}

interface Sums {
  order_number: number
  owed: number | string
  granted: number | string
}

/** The orders of a customer, newest first. */
export async function ordersOf(strapi: Core.Strapi, customer: string): Promise<OwnOrder[]> {
  const rows = strapi.db.connection
  const orders: OrderRow[] = await rows(orderTable).where({ customer }).orderBy('number', 'desc')
  const sums: Sums[] = await rows(ledgerTable)
    .select('order_number')
    .sum({ owed: 'cents' })
    .select(rows.raw("sum(case when kind = 'grant' then credits else 0 end) as granted"))
    .where({ customer })
    .groupBy('order_number')
  const invoices: Pick<InvoiceRow, 'number' | 'order_number'>[] = await rows(invoiceTable)
    .where({ customer, credit_of: null })
    .select('number', 'order_number')
  const invoiceOf = new Map(invoices.map((invoice) => [invoice.order_number, invoice.number]))
  const byOrder = new Map(sums.map((sum) => [sum.order_number, sum]))
  return orders.map(({ number, at, terms, reference, payment, total_cents }) => {
    const { name, grants } = termsIn({ terms })
    const { owed = 0, granted = 0 } = byOrder.get(number) ?? {}
    return {
      number,
      at: new Date(Number(at)).toISOString(),
      product: name,
      reference,
      payment,
      totalCents: total_cents,
      owedCents: Number(owed),
      invoice: invoiceOf.get(number) ?? '',
      credits: grants.kind === 'credits' ? Number(granted) : null,
    }
  })
}
