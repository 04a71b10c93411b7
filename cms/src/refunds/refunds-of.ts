import type { Knex } from 'knex'
import { isFurther, isUnderWay, type RefundState } from './refund-state.ts'
import { type RefundRow, type RefundStepRow, refundStepTable, refundTable } from './tables.ts'

/** A refund, and how far it is. */
export interface Refund extends RefundRow {
  state: RefundState
  /** Why it failed; null otherwise, or where the provider gave no reason. */
  reason: string | null
}

/** The refunds with a key, of orders, or of a payment; oldest first. */
export async function refundsOf(
  rows: Knex,
  which: { key: string } | { orders: readonly number[] } | { payment: string },
): Promise<Refund[]> {
  const query = rows(refundTable).orderBy('at')
  if ('orders' in which) query.whereIn('order_number', which.orders)
  else query.where(which)
  const found: RefundRow[] = await query
  const steps: RefundStepRow[] = await rows(refundStepTable).whereIn(
    'refund',
    found.map(({ key }) => key),
  )
  return found.map((refund) => {
    const last = steps
      .filter((step) => step.refund === refund.key)
      .reduce<RefundStepRow | null>(
        (before, step) => (isFurther(step.state, before?.state ?? 'asked') ? step : before),
        null,
      )
    return { ...refund, state: last?.state ?? 'asked', reason: last?.reason ?? null }
  })
}

/** Numbers of the orders of which a refund is under way, whatever their customers owe. */
export async function ordersWithRefunds(rows: Knex): Promise<number[]> {
  return rows(refundTable)
    .whereNotIn('key', rows(refundStepTable).whereIn('state', ['refunded', 'failed']).select('refund'))
    .distinct()
    .pluck('order_number')
}

/** A payment that money can go back from. */
interface PaidPayment {
  key: string
  cents: number
}

/**
 * What can be sent back of an order at once: what its customer is owed and nobody has sent, from the payment of which most is left.
 * @param owedCents By the customer: below zero where we owe them.
 * @param payments Those of the order that came in by the provider.
 * @param refunds All of the order.
 * @returns Null where there is nothing to send back.
 */
export function refundable(
  owedCents: number,
  payments: readonly PaidPayment[],
  refunds: readonly Refund[],
): { payment: string; cents: number } | null {
  const goes = sumOf(refunds.filter(({ state }) => isUnderWay(state)))
  const left = payments.map(({ key, cents }) => ({
    payment: key,
    cents: cents - sumOf(refunds.filter(({ payment, state }) => payment === key && state !== 'failed')),
  }))
  const [most] = left.sort((one, other) => other.cents - one.cents)
  const cents = Math.min(most?.cents ?? 0, -owedCents - goes)
  return most && cents > 0 ? { payment: most.payment, cents } : null
}

function sumOf(rows: readonly { cents: number }[]): number {
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}
