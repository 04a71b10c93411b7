import type { SubscriptionRow } from './subscription.ts'

/** What came of an order, for whoever placed it. Instants are in ISO 8601. */
export function shownSubscription(subscription: SubscriptionRow) {
  const { number, state, startsAt, trialEndsAt, periodEnd, interval, payment, ibanMasked, seats } =
    subscription
  return {
    number,
    state,
    startsAt: new Date(startsAt).toISOString(),
    trialEndsAt: trialEndsAt && new Date(trialEndsAt).toISOString(),
    periodEnd,
    interval,
    payment,
    ibanMasked,
    seats,
    price: subscription.priceSnapshot,
  }
}
