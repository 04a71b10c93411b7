import type { Knex } from 'knex'
import { lockUntilCommit } from '../database/lock.ts'
import { ledgerTable } from './tables.ts'

/**
 * What an entry records. `sale`: the customer owes the order's total. `payment`: they have paid. `return`: a payment came back, so it is owed
 * again. `credit`: a credit note, so less is owed. `refund`: money that was paid back. `grant`: credits of an order, `use`: one of them for
 * a vacancy.
 */
type EntryKind = 'sale' | 'payment' | 'return' | 'credit' | 'refund' | 'grant' | 'use'

/** An entry of the ledger. It belongs to an order, from which its credits come. */
export interface Entry {
  kind: EntryKind
  /** Unique within the kind and the customer. */
  key: string
  /** documentId of a company, or of the account of a person. */
  customer: string
  /** Who did it: documentId of an account, or `panel:` and the id of an editor. */
  account: string
  order: number
  /** What the customer owes more, with VAT; negative where they owe less. */
  cents?: number
  /** The VAT in it. */
  vatCents?: number
  credits?: number
  /** Of the credits, in milliseconds since 1970: those of one order expire together. */
  expiresAt?: number
  /** documentId of the vacancy that a credit was used for. */
  vacancy?: string
  /** Of a payment: where it is found in the bank's statement. */
  note?: string
}

/** An entry as stored. Postgres returns times as strings. */
export interface EntryRow {
  id: number
  key: string
  at: number | string
  customer: string
  account: string
  order_number: number
  kind: EntryKind
  cents: number
  vat_cents: number
  credits: number
  expires_at: number | string | null
  vacancy: string | null
  note: string | null
}

/** Entries of a customer are added one transaction after another, so that nothing is spent or counted twice. */
export function lockCustomer(trx: Knex, customer: string): Promise<void> {
  return lockUntilCommit(trx, `ledger ${customer}`)
}

/** The unique key of an entry. */
function entryKey({ kind, customer, key }: Pick<Entry, 'kind' | 'customer' | 'key'>): string {
  return `${kind}:${customer}:${key}`
}

/** Adds an entry, in a transaction that holds the customer's lock. */
export async function addEntry(trx: Knex, entry: Entry): Promise<void> {
  await trx(ledgerTable).insert({
    key: entryKey(entry),
    at: Date.now(),
    customer: entry.customer,
    account: entry.account,
    order_number: entry.order,
    kind: entry.kind,
    cents: entry.cents ?? 0,
    vat_cents: entry.vatCents ?? 0,
    credits: entry.credits ?? 0,
    expires_at: entry.expiresAt ?? null,
    vacancy: entry.vacancy ?? null,
    note: entry.note ?? null,
  })
}

/** The entry with a key, if there is one. */
export async function findEntry(
  rows: Knex,
  key: Pick<Entry, 'kind' | 'customer' | 'key'>,
): Promise<EntryRow | undefined> {
  return rows(ledgerTable)
    .where({ key: entryKey(key) })
    .first()
}

/** What a customer owes, or only for one of its orders, in cents with VAT. */
export async function owedBy(rows: Knex, customer: string, order?: number): Promise<number> {
  const [sum] = await rows(ledgerTable)
    .where({ customer, ...(order === undefined ? {} : { order_number: order }) })
    .sum({ cents: 'cents' })
  return Number(sum?.cents ?? 0)
}

/** Orders that aren't paid in full, of one customer or of all, with what is owed in cents with VAT; oldest first. */
export async function openOrders(
  rows: Knex,
  customer?: string,
): Promise<{ order: number; owedCents: number }[]> {
  const sums: { order_number: number; cents: number | string }[] = await rows(ledgerTable)
    .select('order_number', rows.raw('sum(cents) as cents'))
    .where(customer === undefined ? {} : { customer })
    .groupBy('order_number')
    .havingRaw('sum(cents) > 0')
    .orderBy('order_number')
  return sums.map(({ order_number, cents }) => ({ order: order_number, owedCents: Number(cents) }))
}
