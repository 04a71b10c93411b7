import type { Knex } from 'knex'
import { type MandateRow, mandateTable } from '../mandates/tables.ts'
import { type OrderRow, orderTable } from './tables.ts'

/**
 * What somebody has ordered, and the mandates that they gave, for their export. Times are in ISO 8601; account numbers are masked.
 * @param accounts documentIds of their account and, for tickets that were ordered without one, of their registrations.
 */
export async function placedBy(rows: Knex, accounts: readonly string[]) {
  const orders: OrderRow[] = await rows(orderTable).whereIn('account', accounts).orderBy('number')
  const mandates: MandateRow[] = await rows(mandateTable).whereIn('account', accounts).orderBy('reference')
  return {
    orders: orders.map(({ number, at, customer, payment, reference, terms, billing }) => ({
      number,
      at: iso(at),
      customer,
      payment,
      reference,
      terms: JSON.parse(terms),
      billing: JSON.parse(billing),
    })),
    mandates: mandates.map((mandate) => ({
      reference: mandate.reference,
      customer: mandate.customer,
      holder: mandate.holder,
      iban: mandate.iban_masked,
      textVersion: mandate.text_version,
      evidence: JSON.parse(mandate.evidence),
      signedAt: iso(mandate.signed_at),
      revokedAt: mandate.revoked_at === null ? null : iso(mandate.revoked_at),
    })),
  }
}

function iso(at: number | string): string {
  return new Date(Number(at)).toISOString()
}
