import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import { lockUntilCommit } from '../database/lock.ts'
import { findEntry } from '../orders/ledger.ts'
import { customerOf } from '../orders/tables.ts'
import { book, noteOf } from './import-statement.ts'
import { type BookingKind, type BookingRow, bookingTable, type LineRow, lineTable } from './tables.ts'

/** What finance says about a line that nothing matched. */
interface Assignment {
  /** Key of the line. */
  line: string
  /** `set-aside`: what is left of it belongs to no order. */
  kind: BookingKind
  /** Number of the order; null where it is set aside. */
  order: number | null
  /** Above zero; null for all that is left. */
  cents: number | null
  /** Who says so: `panel:` and the id of an editor. */
  account: string
  /** The same key books it once. */
  key: string
}

/** A line with what is left of it, in cents with its sign. */
export type OpenLine = LineRow & { left: number }

/** Lines that aren't booked in full, oldest first. */
export async function openLines(rows: Knex): Promise<OpenLine[]> {
  const sums = rows(bookingTable).select('line').sum({ booked: 'cents' }).groupBy('line').as('sums')
  const found: (LineRow & { booked: number | string | null })[] = await rows(lineTable)
    .leftJoin(sums, 'sums.line', `${lineTable}.key`)
    .whereRaw('cents <> coalesce(booked, 0)')
    .orderBy(['day', 'at', 'key'])
    .limit(500)
    .select(`${lineTable}.*`, 'booked')
  return found.map(({ booked, ...line }) => ({
    ...line,
    cents: Number(line.cents),
    left: Number(line.cents) - Number(booked ?? 0),
  }))
}

/**
 * Books a line of a statement for an order, or sets it aside.
 * @throws errors.NotFoundError If there is no such line, or nothing is left of it.
 * @throws refusal `wrong-amount` If that is more than is left of it, or doesn't fit the order; or if its direction is another.
 */
export async function assignLine(strapi: Core.Strapi, assignment: Assignment): Promise<void> {
  const { line: key, kind, order, account } = assignment
  await strapi.db.transaction(async ({ trx }) => {
    await lockUntilCommit(trx, `statement ${key}`)
    const line = await trx(lineTable).where({ key }).first()
    const left = line ? await leftOf(trx, line) : 0
    if (!line || left === 0) throw new errors.NotFoundError()
    const amount = assignment.cents ?? Math.abs(left)
    if (amount > Math.abs(left) || (kind === 'payment' && left < 0)) throw refusal('wrong-amount')
    if ((kind === 'return' || kind === 'refund') && left > 0) throw refusal('wrong-amount')
    const cents = Math.sign(left) * amount
    if (kind === 'set-aside' || order === null) {
      const row: BookingRow = {
        line: key,
        at: Date.now(),
        account,
        kind: 'set-aside',
        order_number: null,
        cents,
      }
      await trx(bookingTable).insert(row)
      return
    }
    const booking = { kind, order, cents, key: `bank:${key}:${assignment.key}` }
    const customer = await customerOf(trx, order)
    // Pressed twice.
    if (await findEntry(trx, { kind, customer, key: booking.key })) return
    const about = { day: line.day, cents: Number(line.cents), returnReason: line.return_reason }
    await book(strapi, trx, { line: key, note: noteOf(about), account, booking })
  })
}

async function leftOf(rows: Knex, { key, cents }: LineRow): Promise<number> {
  const [sum] = await rows(bookingTable).where({ line: key }).sum({ cents: 'cents' })
  return Number(cents) - Number(sum?.cents ?? 0)
}
