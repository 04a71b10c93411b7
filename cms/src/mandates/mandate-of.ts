import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { OrderInput } from '../orders/order-input.ts'
import type { Seller } from '../seller/seller.ts'
import { collectableProofs } from './collectable-proofs.ts'
import { type DirectDebit, directDebitIn } from './direct-debit.ts'
import { mandateVersion } from './mandate-text.ts'
import { type NewMandate, signMandate } from './sign-mandate.ts'
import type { MandateRow } from './tables.ts'

type Signing = (trx: Knex, who: Omit<NewMandate, 'iban' | 'holder'>) => Promise<MandateRow>

/** @returns Null unless mandates that are given in a form can be collected: by the configuration, and by what finance allows. */
export async function offeredDirectDebit(strapi: Core.Strapi): Promise<DirectDebit | null> {
  const debit = directDebitIn(process.env)
  return debit && (await collectableProofs(strapi)).includes('form') ? debit : null
}

/**
 * Checks the mandate of an order.
 * @returns Stores it, in the transaction of the order; null where the customer pays.
 * @throws refusal `no-direct-debit`, `consent-needed`
 */
export async function mandateOf(
  strapi: Core.Strapi,
  payment: OrderInput['payment'],
): Promise<Signing | null> {
  if (payment.kind !== 'mandate') return null
  const debit = await offeredDirectDebit(strapi)
  if (!debit) throw refusal('no-direct-debit')
  const { iban, holder, consent } = payment
  if (consent !== mandateVersion) throw refusal('consent-needed', 'consent')
  return (trx, who) => signMandate(trx, debit, { ...who, iban, holder })
}

/** How an invoice says that it is collected. */
export function debitOf({ iban_masked, reference }: MandateRow, { creditorId }: Seller): Invoice['debit'] {
  return creditorId ? { account: iban_masked, mandate: reference, creditorId } : null
}
