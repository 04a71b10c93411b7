import type { Knex } from 'knex'
import { suppressionTable } from './tables.ts'

/** An address to which nothing is sent, but what proves it. */
export interface Suppression {
  id: number
  address: string
  reason: string
  created_at: number | string
}

/** Remembers that there is no such address. The first reason stays. */
export async function suppress(rows: Knex, address: string, reason: string) {
  await rows(suppressionTable)
    .insert({ address, reason, created_at: Date.now() })
    .onConflict('address')
    .ignore()
}

export async function isSuppressed(rows: Knex, address: string): Promise<boolean> {
  return (await rows(suppressionTable).where({ address }).first('id')) !== undefined
}

/**
 * Forgets a refusal: somebody has used a link that was mailed to the address, or an editor knows better.
 * @param rows Inside a transaction, that of the transaction.
 */
export async function liftSuppression(rows: Knex, address: string) {
  await rows(suppressionTable).where({ address }).delete()
}
