import type { ToldState } from './provider.ts'

/** `new`: not known to be at the provider yet. The others are the provider's. */
export type PaymentState = 'new' | ToldState

const ranks: Record<PaymentState, number> = {
  ...{ new: 0, open: 1, pending: 2 },
  ...{ failed: 3, canceled: 3, expired: 3 },
  // Whatever was said before: the money is there.
  paid: 4,
}

/** States only move forward, in whatever order news of them arrives. */
export function furthest(known: PaymentState, told: PaymentState): PaymentState {
  return ranks[told] > ranks[known] ? told : known
}

/** Whether the customer may still pay by it, or has and the bank takes its time. */
export function isLive(state: PaymentState): boolean {
  return ranks[state] < ranks.failed
}

const minuteMs = 60_000
const dayMs = 86_400_000
/** For about as long, banks take payments back. */
const watchedDays = 180

/**
 * When to ask the provider for a payment again, should it not tell by itself: soon at first, then ever more rarely.
 * @param ageMs Since it was begun.
 * @returns Whole milliseconds from now: PostgreSQL takes no others. Null for never.
 */
export function askAgainIn(state: PaymentState, ageMs: number): number | null {
  if (ageMs > watchedDays * dayMs) return null
  if (isLive(state)) return Math.min(Math.max(Math.round(ageMs / 2), minuteMs), dayMs / 2)
  return state === 'paid' ? 7 * dayMs : null
}
