import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import { openOrders, owedBy } from './ledger.ts'

/** What a known customer may owe while its credits work at once, in cents with VAT. */
const limitCents = 250_000
/** Orders of a customer that aren't paid: each mails an invoice to an address that its members choose. */
const mostOpen = 20

/**
 * Whether a customer gets its credits before it has paid: its profile is claimed, so editors know whom they deal with, and it owes little.
 * @param trx Its transaction, after the sale is in the ledger.
 */
export async function isTrusted(strapi: Core.Strapi, trx: Knex, customer: string): Promise<boolean> {
  if ((await owedBy(trx, customer)) > limitCents) return false
  const where = { documentId: customer, claimed: true, publishedAt: { $notNull: true } }
  return (await strapi.db.query('api::partner.partner').count({ where })) > 0
}

/** @throws refusal `orders-open` For a customer with many unpaid orders. */
export async function requireFewOpen(trx: Knex, customer: string): Promise<void> {
  if ((await openOrders(trx, customer)).length >= mostOpen) throw refusal('orders-open')
}
