import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import { addEntry, findEntry, lockCustomer } from './ledger.ts'
import { ledgerTable, orderTable } from './tables.ts'
import { termsIn } from './terms.ts'

/** Credits of a customer. */
export interface Credits {
  left: number
  /** When the first of them expire, in ISO 8601; null without any. */
  expires: string | null
}

/** A vacancy that a credit is used for. */
interface CreditUse {
  /** documentId of the customer. */
  customer: string
  /** documentId. */
  vacancy: string
  /** documentId of who does it. */
  account: string
  /** The same key spends one credit, however often it comes. */
  key: string
}

/** The sum of an order's credits; Postgres returns it as a string. */
interface LotRow {
  order_number: number
  expires_at: number | string
  credits: number | string
}

/** Credits of one order that are left. */
interface Lot {
  order: number
  left: number
  expiresAt: number
}

/** The credits that a customer has left. */
export async function creditsOf(strapi: Core.Strapi, customer: string): Promise<Credits> {
  const lots = await lotsOf(strapi.db.connection, customer)
  const [first] = lots
  return {
    left: lots.reduce((sum, { left }) => sum + left, 0),
    expires: first ? new Date(first.expiresAt).toISOString() : null,
  }
}

/**
 * Spends one credit for a vacancy, of the order whose credits expire first. Joins the transaction that it is called in.
 * @returns For how many days the vacancy is published.
 * @throws refusal `no-credits`
 */
export async function spendCredit(strapi: Core.Strapi, use: CreditUse): Promise<{ days: number }> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockCustomer(trx, use.customer)
    const before = await findEntry(trx, { ...use, kind: 'use' })
    if (before) return { days: await daysOf(trx, before.order_number) }
    const [lot] = await lotsOf(trx, use.customer)
    if (!lot) throw refusal('no-credits')
    const { order, expiresAt } = lot
    await addEntry(trx, { ...use, kind: 'use', order, credits: -1, expiresAt })
    return { days: await daysOf(trx, order) }
  })
}

/** @returns Those that expire first come first. */
async function lotsOf(rows: Knex, customer: string): Promise<Lot[]> {
  const lots: LotRow[] = await rows(ledgerTable)
    .select('order_number', 'expires_at', rows.raw('sum(credits) as credits'))
    .where({ customer })
    .where('expires_at', '>', Date.now())
    .groupBy('order_number', 'expires_at')
    .havingRaw('sum(credits) > 0')
    .orderBy(['expires_at', 'order_number'])
  return lots.map((lot) => ({
    order: lot.order_number,
    left: Number(lot.credits),
    expiresAt: Number(lot.expires_at),
  }))
}

async function daysOf(rows: Knex, order: number): Promise<number> {
  const row: { terms: string } | undefined = await rows(orderTable).where({ number: order }).first()
  const { grants } = termsIn(row ?? { terms: '' })
  if (grants.kind !== 'credits') throw new Error(`Order ${order} has no credits`)
  return grants.days
}
