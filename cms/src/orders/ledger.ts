import type { Knex } from 'knex'
import { lockUntilCommit } from '../database/lock.ts'
import { ledgerTable } from './tables.ts'

/**
 * What an entry records. `sale`: the company owes the order's total. `payment`: it has paid. `grant`: credits of an order, `use`: one of them
 * for a vacancy.
 */
type EntryKind = 'sale' | 'payment' | 'grant' | 'use'

/** An entry of the ledger. It belongs to an order, from which its credits come. */
export interface Entry {
  kind: EntryKind
  /** Unique within the kind and the company. */
  key: string
  /** documentId. */
  company: string
  /** Who did it: documentId of an account, or `panel:` and the id of an editor. */
  account: string
  order: number
  /** What the company owes more, with VAT; negative where it owes less. */
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
  company: string
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

/** Entries of a company are added one transaction after another, so that nothing is spent or counted twice. */
export function lockCompany(trx: Knex, company: string): Promise<void> {
  return lockUntilCommit(trx, `ledger ${company}`)
}

/** The unique key of an entry. */
function entryKey({ kind, company, key }: Pick<Entry, 'kind' | 'company' | 'key'>): string {
  return `${kind}:${company}:${key}`
}

/** Adds an entry, in a transaction that holds the company's lock. */
export async function addEntry(trx: Knex, entry: Entry): Promise<void> {
  await trx(ledgerTable).insert({
    key: entryKey(entry),
    at: Date.now(),
    company: entry.company,
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
  key: Pick<Entry, 'kind' | 'company' | 'key'>,
): Promise<EntryRow | undefined> {
  return rows(ledgerTable)
    .where({ key: entryKey(key) })
    .first()
}

/** What a company owes, or only for one of its orders, in cents with VAT. */
export async function owedBy(rows: Knex, company: string, order?: number): Promise<number> {
  const [sum] = await rows(ledgerTable)
    .where({ company, ...(order === undefined ? {} : { order_number: order }) })
    .sum({ cents: 'cents' })
  return Number(sum?.cents ?? 0)
}

/** Orders that aren't paid in full, of one company or of all, with what is owed in cents with VAT; oldest first. */
export async function openOrders(
  rows: Knex,
  company?: string,
): Promise<{ order: number; owedCents: number }[]> {
  const sums: { order_number: number; cents: number | string }[] = await rows(ledgerTable)
    .select('order_number', rows.raw('sum(cents) as cents'))
    .where(company === undefined ? {} : { company })
    .groupBy('order_number')
    .havingRaw('sum(cents) > 0')
    .orderBy('order_number')
  return sums.map(({ order_number, cents }) => ({ order: order_number, owedCents: Number(cents) }))
}
