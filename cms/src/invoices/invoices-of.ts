import type { Core } from '@strapi/strapi'
import { collectingOf } from '../direct-debits/collecting-of.ts'
import { openOrders } from '../orders/ledger.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { paymentCode } from '../payments/payment-code.ts'
import { type InvoiceRow, invoiceTable } from './tables.ts'

/** An invoice or a credit note, for its customer. Instants are in ISO 8601, amounts in cents with VAT. */
export interface OwnInvoice {
  number: string
  at: string
  dueAt: string
  /** Below zero for a credit note. */
  totalCents: number
  owedCents: number
  /** `overdue`: something is owed, and its day has passed. `credit`: a credit note. */
  state: 'open' | 'paid' | 'overdue' | 'credit'
  /** The code of the page where it can be paid, online or by transfer; null where nothing is owed or we collect it. */
  payCode: string | null
}

/**
 * The invoices and credit notes of a customer, newest first. What is owed comes from the ledger.
 * @param customer Its documentId.
 * @param now Milliseconds since 1970.
 */
export async function invoicesOf(
  strapi: Core.Strapi,
  customer: string,
  now = Date.now(),
): Promise<OwnInvoice[]> {
  const rows = strapi.db.connection
  const invoices: Omit<InvoiceRow, 'file' | 'sha256'>[] = await rows(invoiceTable)
    .where({ customer })
    .orderBy('number', 'desc')
    .select('number', 'order_number', 'at', 'due_at', 'credit_of', 'credited_cents')
  const orders: Pick<OrderRow, 'number' | 'total_cents'>[] = await rows(orderTable)
    .where({ customer })
    .select('number', 'total_cents')
  const totals = new Map(orders.map(({ number, total_cents }) => [number, total_cents]))
  const owed = new Map((await openOrders(rows, customer)).map(({ order, owedCents }) => [order, owedCents]))
  const { isCollecting } = await collectingOf(strapi, rows, [...owed.keys()])
  return invoices.map(({ number, order_number, at, due_at, credit_of, credited_cents }) => {
    const own = {
      number,
      at: new Date(Number(at)).toISOString(),
      dueAt: new Date(Number(due_at)).toISOString(),
    }
    if (credit_of !== null)
      return { ...own, totalCents: -(credited_cents ?? 0), owedCents: 0, state: 'credit', payCode: null }
    const owedCents = owed.get(order_number) ?? 0
    return {
      ...own,
      totalCents: totals.get(order_number) ?? 0,
      owedCents,
      // What is collected would be paid twice.
      payCode: owedCents > 0 && !isCollecting(order_number) ? paymentCode(order_number) : null,
      state: owedCents === 0 ? 'paid' : Number(due_at) < now ? 'overdue' : 'open',
    }
  })
}
