import type { Core } from '@strapi/strapi'
import { type InvoiceRow, invoiceTable } from '../invoices/tables.ts'
import { ledgerTable, type OrderRow, orderTable } from './tables.ts'
import type { OrderTerms } from './terms.ts'

/** An order, for its company. */
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
  /** Credits granted; 0 where they wait for the payment. */
  credits: number
}

interface Sums {
  order_number: number
  owed: number | string
  granted: number | string
}

/** The orders of a company, newest first. */
export async function ordersOf(strapi: Core.Strapi, company: string): Promise<OwnOrder[]> {
  const rows = strapi.db.connection
  const orders: OrderRow[] = await rows(orderTable).where({ company }).orderBy('number', 'desc')
  const sums: Sums[] = await rows(ledgerTable)
    .select('order_number')
    .sum({ owed: 'cents' })
    .select(rows.raw("sum(case when kind = 'grant' then credits else 0 end) as granted"))
    .where({ company })
    .groupBy('order_number')
  const invoices: Pick<InvoiceRow, 'number' | 'order_number'>[] = await rows(invoiceTable)
    .where({ company })
    .select('number', 'order_number')
  const invoiceOf = new Map(invoices.map((invoice) => [invoice.order_number, invoice.number]))
  const byOrder = new Map(sums.map((sum) => [sum.order_number, sum]))
  return orders.map(({ number, at, terms, reference, payment, total_cents }) => {
    const { name }: OrderTerms = JSON.parse(terms)
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
      credits: Number(granted),
    }
  })
}
