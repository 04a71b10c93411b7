import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { isRefusal, refusal } from '../access/refusal.ts'
import { lockUntilCommit } from '../database/lock.ts'
import { bookPayment, bookReturn } from '../orders/book-payment.ts'
import { bookRefund } from '../orders/book-refund.ts'
import { sellerIn } from '../seller/seller.ts'
import { type Booking, matchLine } from './match.ts'
import { returnReason } from './return-reasons.ts'
import { linesOf, type StatementLine } from './statement-file.ts'
import { type BookingRow, bookingTable, type LineRow, lineTable } from './tables.ts'

/** What a file brought. */
export interface Imported {
  /** Lines that were read before, from this file or another. */
  known: number
  /** New ones that were booked. */
  booked: number
  /** New ones that finance has to assign. */
  open: number
}

/**
 * Books what a bank statement says. Each line is booked once, however many files have it.
 * @param given.account Who reads it in: `panel:` and the id of an editor.
 * @throws refusal `orders-closed`; `statement-unreadable`; `statement-account` If it is about another account than ours.
 */
export async function importStatement(
  strapi: Core.Strapi,
  { file, account }: { file: string; account: string },
): Promise<Imported> {
  const seller = sellerIn(process.env)
  if (!seller) throw refusal('orders-closed')
  const lines = read(file)
  if (lines.some(({ iban }) => iban !== seller.iban)) throw refusal('statement-account')
  const imported: Imported = { known: 0, booked: 0, open: 0 }
  // What came in first: the same file can have a debit and its return, in any order.
  for (const line of lines.toSorted((one, other) => other.cents - one.cents)) {
    const outcome = await importLine(strapi, line, account)
    if (outcome) imported[outcome] += 1
  }
  return imported
}

function read(file: string): StatementLine[] {
  try {
    return linesOf(file)
  } catch {
    throw refusal('statement-unreadable')
  }
}

/** @returns Null for a line that doesn't concern us. */
async function importLine(
  strapi: Core.Strapi,
  line: StatementLine,
  account: string,
): Promise<keyof Imported | null> {
  const rows = strapi.db.connection
  if (await rows(lineTable).where({ key: line.key }).first('key')) return 'known'
  const { bookings, isOurs } = await matchLine(rows, line)
  if (!isOurs) return null
  try {
    const isNew = await strapi.db.transaction(async ({ trx }) => {
      if (!(await storeLine(trx, line))) return false
      for (const booking of bookings)
        await book(strapi, trx, { line: line.key, note: noteOf(line), account, booking })
      return true
    })
    if (!isNew) return 'known'
    // Of a batch's sum, what is left is for finance.
    return bookings.reduce((sum, { cents }) => sum + cents, 0) === line.cents ? 'booked' : 'open'
  } catch (failure) {
    // Such as an order that was paid in another way meanwhile: nothing of the line is booked, and finance assigns it.
    if (!isRefusal(failure)) throw failure
    await strapi.db.transaction(({ trx }) => storeLine(trx, line))
    return 'open'
  }
}

/** @returns False if it was stored before. */
async function storeLine(trx: Knex, line: StatementLine): Promise<boolean> {
  const row: LineRow = {
    ...{ key: line.key, at: Date.now(), day: line.day, cents: line.cents, name: line.name, text: line.text },
    end_to_end_id: line.endToEndId?.slice(0, 35) ?? null,
    payment_id: line.paymentId?.slice(0, 35) ?? null,
    return_reason: line.returnReason?.slice(0, 35) ?? null,
  }
  // In a transaction of its own line, so that two who read in the same file book it once.
  await lockUntilCommit(trx, `statement ${line.key}`)
  if (await trx(lineTable).where({ key: line.key }).first('key')) return false
  await trx(lineTable).insert(row)
  return true
}

/** How the ledger says where a booking comes from. */
export function noteOf({
  day,
  cents,
  returnReason: code,
}: Pick<StatementLine, 'day' | 'cents' | 'returnReason'>): string {
  return `${cents < 0 && code !== null ? `${returnReason(code)}, ` : ''}bankafschrift van ${day}`
}

const bookings = { payment: bookPayment, return: bookReturn, refund: bookRefund }

/** Books a line, or part of it, for an order. */
export async function book(
  strapi: Core.Strapi,
  trx: Knex,
  { line, note, account, booking }: { line: string; note: string; account: string; booking: Booking },
): Promise<void> {
  const { kind, order, cents, key } = booking
  await bookings[kind](strapi, { order, cents: Math.abs(cents), note, account, key })
  const row: BookingRow = { line, at: Date.now(), account, kind, order_number: order, cents }
  await trx(bookingTable).insert(row)
}
