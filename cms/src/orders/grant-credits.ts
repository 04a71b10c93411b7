import type { Knex } from 'knex'
import { addEntry } from './ledger.ts'
import type { OrderRow } from './tables.ts'
import type { OrderTerms } from './terms.ts'

/** Grants the credits of an order, in a transaction that holds the company's lock. @param account Who causes it; see `Entry`. */
export async function grantCredits(
  trx: Knex,
  { company, number, at, terms }: Pick<OrderRow, 'company' | 'number' | 'at' | 'terms'>,
  account: string,
): Promise<void> {
  const agreed: OrderTerms = JSON.parse(terms)
  await addEntry(trx, {
    kind: 'grant',
    key: String(number),
    order: number,
    company,
    account,
    credits: agreed.credits,
    expiresAt: expiryOf(Number(at), agreed),
  })
}

/** Until when credits can be used: from the order, also where they wait for its payment. Milliseconds since 1970, as is `at`. */
export function expiryOf(at: number, { validMonths }: Pick<OrderTerms, 'validMonths'>): number {
  const date = new Date(at)
  return date.setUTCMonth(date.getUTCMonth() + validMonths)
}
