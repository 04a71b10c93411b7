import type { Knex } from 'knex'
import { suppressionTable } from './tables.ts'

/** A suppressed address. It only gets mails whose link proves ownership of it. */
export interface Suppression {
  id: number
  address: string
  reason: string
  created_at: number | string
}

/** Suppresses an address. The first reason is kept. */
export async function suppress(rows: Knex, address: string, reason: string) {
  await rows(suppressionTable)
    .insert({ address, reason, created_at: Date.now() })
    .onConflict('address')
    .ignore()
}

export async function isSuppressed(rows: Knex, address: string): Promise<boolean> {
  return (await rows(suppressionTable).where({ address }).first('id')) !== undefined
}

/** Those of these addresses that are suppressed. */
export async function suppressedAmong(rows: Knex, addresses: readonly string[]): Promise<Set<string>> {
  const known: { address: string }[] = await rows(suppressionTable)
    .whereIn('address', [...addresses])
    .select('address')
  return new Set(known.map(({ address }) => address))
}

/**
 * Lifts a suppression, after a link mailed to the address was used or an editor decided so.
 * @param rows Pass the transaction if there is one.
 */
export async function liftSuppression(rows: Knex, address: string) {
  await rows(suppressionTable).where({ address }).delete()
}
