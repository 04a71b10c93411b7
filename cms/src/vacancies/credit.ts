import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import { creditsOf, spendCredit } from '../orders/credits.ts'
import { findEntry } from '../orders/ledger.ts'
import { ordersOf } from '../orders/orders-of.ts'
import type { Vacancy } from './vacancy.ts'

/**
 * Uses a credit of the employer for a period in which a vacancy is open. Joins the transaction that it is called in.
 * @param account documentId of who asks for it; null for the editors and for the site.
 * @param key Of the period: the same period costs one credit, however often it is charged.
 * @returns How long the period is; null without a credit.
 */
export async function chargePeriod(
  strapi: Core.Strapi,
  { draft }: Vacancy,
  { account, key }: { account: string | null; key: string },
): Promise<{ days: number } | null> {
  const company = draft.employer?.documentId
  if (!company) return null
  const vacancy = draft.documentId
  try {
    return await spendCredit(strapi, {
      customer: company,
      vacancy,
      account: account ?? 'panel',
      key: keyOf(vacancy, key),
    })
  } catch (failure) {
    if (isWithoutCredits(failure)) return null
    throw failure
  }
}

/** Of the period in which a vacancy appears first. */
export const firstPeriod = 'first'

/** Whether the first period of a vacancy is paid: one that editors took down and publish again costs nothing. */
export async function isPaid(strapi: Core.Strapi, { draft }: Vacancy): Promise<boolean> {
  const customer = draft.employer?.documentId
  if (!customer) return false
  const key = keyOf(draft.documentId, firstPeriod)
  return (await findEntry(strapi.db.connection, { kind: 'use', customer, key })) !== undefined
}

/**
 * Refuses a vacancy that isn't paid of a company that has neither a credit nor an order whose credits wait for its payment: editors read what will
 * be paid.
 * @throws errors.ApplicationError
 */
export async function requireMeans(strapi: Core.Strapi, company: string, vacancy: Vacancy): Promise<void> {
  if (await isPaid(strapi, vacancy)) return
  if ((await creditsOf(strapi, company)).left > 0) return
  const orders = await ordersOf(strapi, company)
  if (!orders.some(({ credits, owedCents }) => credits === 0 && owedCents > 0)) throw refusal('no-credits')
}

function isWithoutCredits(failure: unknown): boolean {
  return failure instanceof errors.ApplicationError && Object(failure.details).code === 'no-credits'
}

function keyOf(vacancy: string, period: string): string {
  return `${vacancy}:${period}`
}
