import type { Knex } from 'knex'
import { paymentId, sequences } from '../direct-debits/collection-file.ts'
import { batchId, collectedKey } from '../direct-debits/make-batch.ts'
import { type CollectionRow, collectionTable } from '../direct-debits/tables.ts'
import { type InvoiceRow, invoiceTable } from '../invoices/tables.ts'
import { findEntry, owedBy } from '../orders/ledger.ts'
import { customerOf } from '../orders/tables.ts'
import { invoiceNumbersIn } from './invoice-numbers.ts'
import type { StatementLine } from './statement-file.ts'
import type { BookingKind } from './tables.ts'

/** What a line books for an order. Cents have the sign of the line. */
export interface Booking {
  kind: Exclude<BookingKind, 'set-aside'>
  order: number
  cents: number
  /** The same key books it once. */
  key: string
}

/** What a line is about: orders to book, or what only finance can tell. */
export interface Match {
  bookings: Booking[]
  /** Whether it may concern us at all; rent and wages don't, and aren't stored. */
  isOurs: boolean
}

/** Finds the orders that a line is about. */
export async function matchLine(rows: Knex, line: StatementLine): Promise<Match> {
  const debit = line.endToEndId === null ? undefined : await collectionWith(rows, line.endToEndId)
  if (debit) return { bookings: await bookingsOf(rows, line, debit), isOurs: true }
  if (line.cents < 0)
    return { bookings: [], isOurs: line.returnReason !== null || (await namesOurs(rows, line)) }
  const together = line.paymentId === null ? [] : await collectionsOf(rows, line.paymentId)
  if (together.length > 0) return { bookings: await collected(rows, line, together), isOurs: true }
  return { bookings: await paid(rows, line), isOurs: true }
}

function collectionWith(rows: Knex, endToEndId: string): Promise<CollectionRow | undefined> {
  return rows(collectionTable).where({ end_to_end_id: endToEndId }).first()
}

/** A direct debit that was collected, or that came back. Another amount than was asked is left to finance. */
async function bookingsOf(
  rows: Knex,
  { key, cents }: StatementLine,
  debit: CollectionRow,
): Promise<Booking[]> {
  if (Math.abs(cents) !== debit.cents) return []
  if (cents > 0) return paymentsOf(rows, [debit])
  return [{ kind: 'return', order: debit.order_number, cents, key: `bank:${key}` }]
}

/** Payments by collections. Those that were booked before, or whose order was paid in another way, are left to finance. */
async function paymentsOf(rows: Knex, collections: readonly CollectionRow[]): Promise<Booking[]> {
  const bookings: Booking[] = []
  for (const { order_number: order, end_to_end_id, cents } of collections) {
    const key = collectedKey(end_to_end_id)
    const customer = await customerOf(rows, order)
    const isBooked = (await findEntry(rows, { kind: 'payment', customer, key })) !== undefined
    if (!isBooked && (await owedBy(rows, customer, order)) >= cents)
      bookings.push({ kind: 'payment', order, cents, key })
  }
  return bookings
}

/** All collections of one kind of a batch, which banks credit as one sum. */
async function collectionsOf(rows: Knex, id: string): Promise<CollectionRow[]> {
  const [, number = ''] = /^SCHAKEL-B(\d{6,})-/.exec(id) ?? []
  const batch = Number(number)
  const sequence = sequences.find((one) => paymentId(batchId(batch), one) === id)
  return sequence ? rows(collectionTable).where({ batch, sequence }).orderBy('order_number') : []
}

async function collected(
  rows: Knex,
  { cents }: StatementLine,
  collections: readonly CollectionRow[],
): Promise<Booking[]> {
  const sum = collections.reduce((total, collection) => total + collection.cents, 0)
  return sum === cents ? paymentsOf(rows, collections) : []
}

/** A transfer that names invoices: it pays one of them, or all of them in full. */
async function paid(rows: Knex, { key, cents, text, endToEndId }: StatementLine): Promise<Booking[]> {
  const owed = await Promise.all(
    (await invoicesIn(rows, `${text} ${endToEndId ?? ''}`)).map(async ({ order_number, customer }) => ({
      order: order_number,
      owedCents: await owedBy(rows, customer, order_number),
    })),
  )
  const booking = (order: number, part: number): Booking => ({
    ...{ kind: 'payment', order, cents: part },
    key: `bank:${key}:${order}`,
  })
  const [only, ...others] = owed
  if (only && others.length === 0) return only.owedCents >= cents ? [booking(only.order, cents)] : []
  const sum = owed.reduce((total, { owedCents }) => total + owedCents, 0)
  return sum === cents && owed.every(({ owedCents }) => owedCents > 0)
    ? owed.map(({ order, owedCents }) => booking(order, owedCents))
    : []
}

/** Money that we sent to a customer, such as what a credit note left to pay back. */
async function namesOurs(rows: Knex, { text, endToEndId }: StatementLine): Promise<boolean> {
  return (await invoicesIn(rows, `${text} ${endToEndId ?? ''}`, true)).length > 0
}

/** Invoices that a text names; credit notes only if asked. */
function invoicesIn(
  rows: Knex,
  text: string,
  withCreditNotes = false,
): Promise<Pick<InvoiceRow, 'order_number' | 'customer'>[]> {
  const found = rows(invoiceTable).whereIn('number', invoiceNumbersIn(text))
  if (!withCreditNotes) found.whereNull('credit_of')
  return found.orderBy('number').select('order_number', 'customer')
}
