import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import { creditsOf, spendCredit } from '../orders/credits.ts'
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
  const { documentId: vacancy } = draft
  try {
    return await spendCredit(strapi, {
      customer: company,
      vacancy,
      account: account ?? 'panel',
      key: `${vacancy}:${key}`,
    })
  } catch (failure) {
    if (isWithoutCredits(failure)) return null
    throw failure
  }
}

/**
 * Refuses a company that has neither a credit nor an order whose credits wait for its payment: editors read what will be paid.
 * @throws errors.ApplicationError
 */
export async function requireMeans(strapi: Core.Strapi, company: string): Promise<void> {
  if ((await creditsOf(strapi, company)).left > 0) return
  const orders = await ordersOf(strapi, company)
  if (!orders.some(({ credits, owedCents }) => credits === 0 && owedCents > 0)) throw refusal('no-credits')
}

function isWithoutCredits(failure: unknown): boolean {
  return failure instanceof errors.ApplicationError && Object(failure.details).code === 'no-credits'
}
