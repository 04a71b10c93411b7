import type { Knex } from 'knex'
import { openOrders } from '../orders/ledger.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { type InvoiceRow, invoiceTable } from './tables.ts'

/** An invoice, for its customer. Instants are in ISO 8601, amounts in cents with VAT. */
export interface OwnInvoice {
  number: string
  at: string
  dueAt: string
  totalCents: number
  owedCents: number
  /** `overdue`: something is owed, and its day has passed. */
  state: 'open' | 'paid' | 'overdue'
}

/**
 * The invoices of a customer, newest first. What is owed comes from the ledger.
 * @param customer Its documentId.
 * @param now Milliseconds since 1970.
 */
export async function invoicesOf(rows: Knex, customer: string, now = Date.now()): Promise<OwnInvoice[]> {
  const invoices: Omit<InvoiceRow, 'file' | 'sha256'>[] = await rows(invoiceTable)
    .where({ customer })
    .orderBy('number', 'desc')
    .select('number', 'order_number', 'at', 'due_at')
  const orders: Pick<OrderRow, 'number' | 'total_cents'>[] = await rows(orderTable)
    .where({ customer })
    .select('number', 'total_cents')
  const totals = new Map(orders.map(({ number, total_cents }) => [number, total_cents]))
  const owed = new Map((await openOrders(rows, customer)).map(({ order, owedCents }) => [order, owedCents]))
  return invoices.map(({ number, order_number, at, due_at }) => {
    const owedCents = owed.get(order_number) ?? 0
    return {
      number,
      at: new Date(Number(at)).toISOString(),
      dueAt: new Date(Number(due_at)).toISOString(),
      totalCents: totals.get(order_number) ?? 0,
      owedCents,
      state: owedCents === 0 ? 'paid' : Number(due_at) < now ? 'overdue' : 'open',
    }
  })
}
