import type { Knex } from 'knex'
import { addEntry } from './ledger.ts'
import { ledgerTable, type OrderRow } from './tables.ts'
import { type CreditTerms, termsIn } from './terms.ts'

/** Grants the credits of an order that has any, in a transaction that holds the customer's lock. @param account Who causes it; see `Entry`. */
export async function grantCredits(
  trx: Knex,
  { customer, number, at, terms }: Pick<OrderRow, 'customer' | 'number' | 'at' | 'terms'>,
  account: string,
): Promise<void> {
  const { grants } = termsIn({ terms })
  if (grants.kind !== 'credits') return
  await addEntry(trx, {
    kind: 'grant',
    key: String(number),
    order: number,
    customer,
    account,
    credits: grants.credits,
    expiresAt: expiryOf(Number(at), grants),
  })
}

/** Takes back the credits of an order that nobody has used, in a transaction that holds the customer's lock. @param account As above. */
export async function endCredits(
  trx: Knex,
  { customer, number, at, terms }: Pick<OrderRow, 'customer' | 'number' | 'at' | 'terms'>,
  account: string,
): Promise<void> {
  const { grants } = termsIn({ terms })
  const [sum] = await trx(ledgerTable).where({ order_number: number }).sum({ credits: 'credits' })
  const left = Number(sum?.credits ?? 0)
  if (grants.kind !== 'credits' || left === 0) return
  await addEntry(trx, {
    ...{ kind: 'grant', key: `${number}:ended`, order: number, customer, account },
    credits: -left,
    expiresAt: expiryOf(Number(at), grants),
  })
}

/** Until when credits can be used: from the order, also where they wait for its payment. Milliseconds since 1970, as is `at`. */
export function expiryOf(at: number, { validMonths }: Pick<CreditTerms, 'validMonths'>): number {
  const date = new Date(at)
  return date.setUTCMonth(date.getUTCMonth() + validMonths)
}
