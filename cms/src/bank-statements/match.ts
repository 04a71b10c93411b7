import type { Knex } from 'knex'
import { paymentId, sequences } from '../direct-debits/collection-file.ts'
import { batchId, collectedKey } from '../direct-debits/make-batch.ts'
import { type CollectionRow, collectionTable } from '../direct-debits/tables.ts'
import { type InvoiceRow, invoiceTable } from '../invoices/tables.ts'
import { owedBy } from '../orders/ledger.ts'
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
  if (debit) return { bookings: bookingsOf(line, debit), isOurs: true }
  if (line.cents < 0)
    return { bookings: [], isOurs: line.returnReason !== null || (await namesOurs(rows, line)) }
  const together = line.paymentId === null ? [] : await collectionsOf(rows, line.paymentId)
  if (together.length > 0) return { bookings: collected(line, together), isOurs: true }
  return { bookings: await paid(rows, line), isOurs: true }
}

function collectionWith(rows: Knex, endToEndId: string): Promise<CollectionRow | undefined> {
  return rows(collectionTable).where({ end_to_end_id: endToEndId }).first()
}

/** A direct debit that was collected, or that came back. Another amount than was asked is left to finance. */
function bookingsOf({ key, cents }: StatementLine, debit: CollectionRow): Booking[] {
  if (Math.abs(cents) !== debit.cents) return []
  const { order_number: order, end_to_end_id } = debit
  return cents > 0
    ? [{ kind: 'payment', order, cents, key: collectedKey(end_to_end_id) }]
    : [{ kind: 'return', order, cents, key: `bank:${key}` }]
}

/** All collections of one kind of a batch, which banks credit as one sum. */
async function collectionsOf(rows: Knex, id: string): Promise<CollectionRow[]> {
  const [, number = ''] = /^SCHAKEL-B(\d{6,})-/.exec(id) ?? []
  const batch = Number(number)
  const sequence = sequences.find((one) => paymentId(batchId(batch), one) === id)
  return sequence ? rows(collectionTable).where({ batch, sequence }).orderBy('order_number') : []
}

function collected({ cents }: StatementLine, collections: readonly CollectionRow[]): Booking[] {
  const sum = collections.reduce((total, collection) => total + collection.cents, 0)
  if (sum !== cents) return []
  return collections.map((collection) => ({
    kind: 'payment',
    order: collection.order_number,
    cents: collection.cents,
    key: collectedKey(collection.end_to_end_id),
  }))
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
