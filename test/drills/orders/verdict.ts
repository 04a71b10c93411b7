import type { DatabaseSync } from 'node:sqlite'
import type { MadePayment } from '../../../scripts/payments/protocol.ts'

/** What became of the orders of the drill. Amounts are in cents. */
export interface OrderVerdict {
  /** Whose buyers were told that they are paid. */
  orders: number
  /** Orders of one buyer beyond the first, and buyers without one. */
  ordersDoubled: number
  ordersLost: number
  /** At the provider. */
  payments: number
  paidCents: number
  refundedCents: number
  chargedBackCents: number
  /** Orders whose entries are not what the provider has, to the cent. */
  unlikeTheProvider: number
  /** Orders that two payments paid for. */
  paidTwice: number
  notGranted: number
  grantedTwice: number
  /** At the event: people who were paid for, and different tickets that were given. */
  places: number
  tickets: number
  /** Without exactly one invoice, or whose sale is not its total. */
  notInvoiced: number
  /** Requests against the provider's protocol. */
  breaches: number
}

/** The newest order, so that those of the drill can be told from the sample ones. */
export function lastOrder(database: DatabaseSync): number {
  return Number(database.prepare('SELECT max(number) AS last FROM orders').get()?.last ?? 0)
}

/** Compares what buyers were told, what the provider has and what is stored. @param after The order before the drill's. */
export function judge(
  database: DatabaseSync,
  { told, after, event, payments, breaches }: Facts,
): OrderVerdict {
  const all = (sql: string) => database.prepare(sql).all(after)
  const orders = all('SELECT number, billing, terms, total_cents FROM orders WHERE number > ?')
  const entries = all('SELECT order_number, kind, cents, credits FROM ledger_entries WHERE order_number > ?')
  const invoices = all('SELECT order_number FROM invoices WHERE order_number > ? AND credit_of IS NULL')
  const rows = all('SELECT key, order_number FROM payments WHERE order_number > ?')
  const orderOf = new Map(rows.map(({ key, order_number }) => [key, Number(order_number)]))
  const made = [...payments].map((payment) => ({ ...payment, order: orderOf.get(keyOf(payment)) }))
  const verdict: OrderVerdict = {
    orders: told.length,
    ordersDoubled: orders.length - new Set(orders.map(buyerOf)).size,
    ordersLost: told.filter((number) => !orders.some((order) => order.number === number)).length,
    payments: made.length,
    ...{ paidCents: 0, refundedCents: 0, chargedBackCents: 0 },
    ...{ unlikeTheProvider: 0, paidTwice: 0, notGranted: 0, grantedTwice: 0, notInvoiced: 0 },
    ...{ places: 0, tickets: 0 },
    breaches: breaches.length,
  }
  const mails = database.prepare("SELECT key FROM mail_outbox WHERE kind = 'issue-bought'").all()
  const open = database.prepare("SELECT number FROM subscriptions WHERE state = 'active'").all()
  const registered = registrationsAt(database, event, after)
  verdict.tickets = new Set(registered.flatMap(({ tickets }) => tickets)).size
  for (const { number, billing, total_cents: total, terms } of orders) {
    const own = entries.filter((entry) => entry.order_number === number)
    const booked = (kind: string) =>
      own.filter((entry) => entry.kind === kind).reduce((sum, entry) => sum + Number(entry.cents), 0)
    const paid = made.filter((payment) => payment.order === number && payment.status === 'paid')
    const money = {
      payment: -sumOf(paid),
      refund: sumOf(paid.flatMap((payment) => payment.refunds)),
      return: sumOf(paid.flatMap((payment) => payment.chargebacks)),
    }
    if (Object.entries(money).some(([kind, cents]) => booked(kind) !== cents)) verdict.unlikeTheProvider += 1
    verdict.paidCents -= money.payment
    verdict.refundedCents += money.refund
    verdict.chargedBackCents += money.return
    const { kind, subscription, registration, people } = grantsIn(terms)
    const grants = {
      issue: () => mails.filter(({ key }) => String(key).startsWith(`issue-bought:${number}:`)).length,
      subscription: () => open.filter((one) => one.number === subscription).length,
      credits: () => own.filter((entry) => entry.kind === 'grant').length,
      // Everybody has a ticket, and their buyer no other registration.
      tickets: () =>
        registered.filter(({ email }) => email === buyerOf({ billing })).length *
        registered.filter((one) => one.id === registration && one.tickets.length === people).length,
    }
    const granted = grants[kind]()
    verdict.places += people ?? 0
    if (paid.length > 1) verdict.paidTwice += 1
    if (granted < Math.min(paid.length, 1)) verdict.notGranted += 1
    if (granted > 1) verdict.grantedTwice += 1
    const issued = invoices.filter((invoice) => invoice.order_number === number).length
    if (issued !== 1 || booked('sale') !== total) verdict.notInvoiced += 1
  }
  return verdict
}

interface Facts {
  /** Numbers of orders whose buyers read that they are paid. */
  told: readonly number[]
  after: number
  /** Slug of the event whose tickets were sold. */
  event: string
  payments: Iterable<MadePayment>
  breaches: readonly string[]
}

/** Whether every order is paid, granted, invoiced and booked once. */
export function isKept(verdict: OrderVerdict): boolean {
  const { ordersDoubled, ordersLost, unlikeTheProvider, paidTwice, breaches } = verdict
  const { notGranted, grantedTwice, notInvoiced, places, tickets } = verdict
  const orders = ordersDoubled + ordersLost + notGranted + grantedTwice + notInvoiced
  return orders + unlikeTheProvider + paidTwice + breaches === 0 && places === tickets
}

/** Each buyer has a mailbox of their own. */
function buyerOf({ billing }: Record<string, unknown>): string {
  return String(JSON.parse(String(billing)).email)
}

interface Grants {
  kind: 'credits' | 'issue' | 'subscription' | 'tickets'
  subscription?: number
  /** documentId, and for how many, of tickets. */
  registration?: string
  people?: number
}

function grantsIn(terms: unknown): Grants {
  return JSON.parse(String(terms)).grants
}

interface Registered {
  id: unknown
  email: unknown
  tickets: string[]
}

/** Those at an event whose places are somebody's, since an order. */
function registrationsAt(database: DatabaseSync, event: string, after: number): Registered[] {
  const rows = database
    .prepare(
      `SELECT document_id, email, attendees FROM registrations
      WHERE event_id IN (SELECT document_id FROM events WHERE slug = ?)
        AND state IN ('new', 'confirmed') AND (order_number IS NULL OR order_number > ?)`,
    )
    .all(event, after)
  return rows.map(({ document_id: id, email, attendees }) => ({
    id,
    email,
    tickets: JSON.parse(String(attendees)).flatMap(({ ticket }: { ticket?: string }) => ticket ?? []),
  }))
}

function keyOf({ metadata }: MadePayment): string {
  return String(Object(metadata).payment)
}

function sumOf(rows: readonly { cents: number }[]): number {
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}
