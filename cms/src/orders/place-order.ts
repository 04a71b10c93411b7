import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { takeNumber } from '../database/counters.ts'
import { isTrusted } from './credit-limit.ts'
import { addEntry, type EntryRow, lockCompany } from './ledger.ts'
import type { OrderInput } from './order-input.ts'
import { ledgerTable, orderTable } from './tables.ts'
import { type OrderTerms, termsOf } from './terms.ts'

/** An order as stored. Postgres returns times as strings. */
export interface OrderRow {
  number: number
  /** `company:key` */
  key: string
  at: number | string
  /** documentId. */
  company: string
  /** documentId. */
  account: string
  payment: OrderInput['payment']['kind']
  /** Reference of the mandate; null where the customer pays. */
  mandate: string | null
  reference: string | null
  /** JSON of `OrderTerms`. */
  terms: string
  /** JSON of `Billing`. */
  billing: string
  total_cents: number
}

/** Who orders, for which company, both by their documentIds. */
interface Customer {
  account: string
  company: string
}

/** What came of an order. */
export interface PlacedOrder {
  number: number
  /** With VAT. */
  totalCents: number
  /** What can be used at once; 0 where it waits for the payment. */
  credits: number
}

/**
 * Places an order: the order, what the company owes, and its credits, in one transaction. The same key places one order, however often it
 * comes.
 * @throws errors.NotFoundError If the product isn't for sale.
 */
export async function placeOrder(
  strapi: Core.Strapi,
  { account, company, ...input }: Customer & OrderInput,
): Promise<PlacedOrder> {
  const at = Date.now()
  const key = `${company}:${input.key}`
  const known: OrderRow | undefined = await strapi.db.connection(orderTable).where({ key }).first()
  if (known) return placed(strapi.db.connection, known)
  const terms = await termsOf(strapi, input.product, { ...input, at })
  return strapi.db.transaction(async ({ trx }) => {
    await lockCompany(trx, company)
    const first: OrderRow | undefined = await trx(orderTable).where({ key }).first()
    if (first) return placed(trx, first)
    const number = await takeNumber(trx, 'order')
    const { totalCents, vatCents } = terms
    const row: OrderRow = {
      number,
      key,
      at,
      company,
      account,
      payment: input.payment.kind,
      mandate: null,
      reference: input.reference,
      terms: JSON.stringify(terms),
      billing: JSON.stringify(input.billing),
      total_cents: totalCents,
    }
    await trx(orderTable).insert(row)
    const who = { account, company, order: number, key: String(number) }
    await addEntry(trx, { ...who, kind: 'sale', cents: totalCents, vatCents })
    if (await isTrusted(strapi, trx, company)) await grantCredits(trx, row, { account, at })
    return placed(trx, row)
  })
}

/**
 * Grants the credits of an order, in a transaction that holds the company's lock.
 * @public
 */
export async function grantCredits(
  trx: Knex,
  { company, number, terms }: Pick<OrderRow, 'company' | 'number' | 'terms'>,
  { account, at }: { account: string; at: number },
): Promise<void> {
  const { credits, validMonths }: OrderTerms = JSON.parse(terms)
  await addEntry(trx, {
    kind: 'grant',
    key: String(number),
    order: number,
    company,
    account,
    credits,
    expiresAt: monthsAfter(at, validMonths),
  })
}

async function placed(rows: Knex, { number, total_cents }: OrderRow): Promise<PlacedOrder> {
  const grant: EntryRow | undefined = await rows(ledgerTable)
    .where({ order_number: number, kind: 'grant' })
    .first()
  return { number, totalCents: total_cents, credits: grant?.credits ?? 0 }
}

function monthsAfter(at: number, months: number): number {
  const date = new Date(at)
  return date.setUTCMonth(date.getUTCMonth() + months)
}
