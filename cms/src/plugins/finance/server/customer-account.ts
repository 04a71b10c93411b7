import type { Core } from '@strapi/strapi'
import type { Account } from '../../../account/account.ts'
import { openInvoices } from '../../../invoices/open-invoices.ts'
import { type InvoiceRow, invoiceTable } from '../../../invoices/tables.ts'
import type { EntryRow } from '../../../orders/ledger.ts'
import type { Billing } from '../../../orders/order-input.ts'
import { ledgerTable, type OrderRow, orderTable } from '../../../orders/tables.ts'
import { termsIn } from '../../../orders/terms.ts'
import { accessOf } from '../../../subscriptions/access-of.ts'
import type { ShownCustomer } from '../shown.ts'
import { kindNames } from './kind-names.ts'
import { mandatesOf } from './reads.ts'

/**
 * What a customer owes and may read, and why: all entries of theirs about money, oldest first, with the balance after each.
 * @param customer documentId of a company or of a person's account.
 * @returns Null for what is neither an account nor a customer.
 */
export async function customerAccount(strapi: Core.Strapi, customer: string): Promise<ShownCustomer | null> {
  const rows = strapi.db.connection
  const orders: OrderRow[] = await rows(orderTable).where({ customer }).orderBy('number')
  const last = orders.at(-1)
  const account: Account | null = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { documentId: customer } })
  if (!last && !account) return null
  const billing: Pick<Billing, 'name' | 'email'> = last
    ? JSON.parse(last.billing)
    : { name: account?.email ?? '', email: account?.email ?? '' }
  const entries: EntryRow[] = await rows(ledgerTable).where({ customer }).whereNot('cents', 0).orderBy('id')
  const invoices: Pick<InvoiceRow, 'number' | 'order_number' | 'credit_of'>[] = await rows(invoiceTable)
    .where({ customer })
    .orderBy('number')
    .select('number', 'order_number', 'credit_of')
  const orderOf = new Map(orders.map((order) => [order.number, order]))
  const invoiceOf = new Map(
    invoices.filter((one) => one.credit_of === null).map((one) => [one.order_number, one.number]),
  )
  const open = (await openInvoices(strapi)).filter(({ order }) => order.customer === customer)
  let balanceCents = 0
  return {
    name: billing.name,
    email: billing.email,
    reasons: account && (await accessOf(strapi, account)).reasons,
    lines: entries.map((entry) => {
      balanceCents += entry.cents
      const order = orderOf.get(entry.order_number)
      return {
        id: entry.id,
        at: iso(entry.at),
        kind: kindNames[entry.kind],
        order: entry.order_number,
        product: order ? termsIn(order).name : '',
        invoice: invoiceOf.get(entry.order_number) ?? '',
        cents: entry.cents,
        balanceCents,
        note: entry.note ?? '',
      }
    }),
    owedCents: balanceCents,
    open: open.map(({ number, owedCents, dueAt, isCollecting, reminded }) => ({
      ...{ invoice: number, owedCents, isCollecting },
      dueAt: iso(dueAt),
      reminded: reminded.map(iso),
    })),
    creditNotes: invoices.filter(({ credit_of }) => credit_of !== null).map(({ number }) => number),
    mandates: await mandatesOf(strapi, customer),
  }
}

function iso(at: number | string): string {
  return new Date(Number(at)).toISOString()
}
