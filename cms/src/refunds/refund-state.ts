import type { ToldRefundState } from '../payments/provider.ts'

/** `asked`: not sent to the provider yet. `sent`: it hasn't said that it knows of it. The others are the provider's. */
export type RefundState = 'asked' | 'sent' | ToldRefundState

/** A bank may send back what was refunded already, so `failed` is the last word. */
const ranks: Record<RefundState, number> = {
  ...{ asked: 0, sent: 1, queued: 2, pending: 3, refunded: 4, failed: 5 },
}

/** Whether a state follows another: they only move forward, in whatever order news of them arrives. */
export function isFurther(told: RefundState, known: RefundState): boolean {
  return ranks[told] > ranks[known]
}

/** Whether its money may still go, and isn't in the ledger. */
export function isUnderWay(state: RefundState): boolean {
  return ranks[state] < ranks.refunded
}

const weekMs = 604_800_000

/**
 * Whether a refund won't get further by itself, so that finance may end it by hand: nobody asks the provider any more, or it has had a week.
 * @param at When it was asked for, in milliseconds since 1970.
 */
export function isStuck(
  { state, at }: { state: RefundState; at: number | string },
  { isProviderOff, now = Date.now() }: { isProviderOff: boolean; now?: number },
): boolean {
  return isUnderWay(state) && (isProviderOff || now - Number(at) > weekMs)
}
