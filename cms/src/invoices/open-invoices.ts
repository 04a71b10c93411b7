import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { collectingOf } from '../direct-debits/collecting-of.ts'
import { openOrders } from '../orders/ledger.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { type ReminderRow, reminderTable } from './reminder-table.ts'
import { type InvoiceRow, invoiceTable } from './tables.ts'

/** An invoice of which something is owed. Times are in milliseconds since 1970. */
export interface OpenInvoice {
  number: string
  order: OrderRow
  owedCents: number
  dueAt: number
  /** Whether it is collected: it is in a batch and hasn't come back, or can be in the next one, perhaps once finance has looked at its VAT number. */
  isCollecting: boolean
  /** When its customer was reminded. */
  reminded: number[]
}

/** All open invoices, oldest first. */
export async function openInvoices(strapi: Core.Strapi): Promise<OpenInvoice[]> {
  const rows = strapi.db.connection
  const owed = new Map((await openOrders(rows)).map(({ order, owedCents }) => [order, owedCents]))
  const numbers = [...owed.keys()]
  const orders: OrderRow[] = await rows(orderTable).whereIn('number', numbers)
  const orderOf = new Map(orders.map((order) => [order.number, order]))
  const invoices: Pick<InvoiceRow, 'number' | 'order_number' | 'due_at'>[] = await rows(invoiceTable)
    .whereIn('order_number', numbers)
    .whereNull('credit_of')
    .orderBy('order_number')
    .select('number', 'order_number', 'due_at')
  const { isCollecting } = await collectingOf(strapi, rows)
  const reminded = await remindersOf(
    rows,
    invoices.map(({ number }) => number),
  )
  return invoices.flatMap(({ number, order_number, due_at }) => {
    const order = orderOf.get(order_number)
    if (!order) return []
    return [
      {
        ...{ number, order, owedCents: owed.get(order_number) ?? 0, dueAt: Number(due_at) },
        isCollecting: isCollecting(order_number),
        reminded: reminded.get(number) ?? [],
      },
    ]
  })
}

async function remindersOf(rows: Knex, invoices: string[]): Promise<Map<string, number[]>> {
  const sent: ReminderRow[] = await rows(reminderTable).whereIn('invoice', invoices).orderBy('turn')
  const byInvoice = new Map<string, number[]>()
  for (const { invoice, at } of sent) byInvoice.set(invoice, [...(byInvoice.get(invoice) ?? []), Number(at)])
  return byInvoice
}
