import type { FormValues } from '../forms/answer.ts'
import type { OfferedMandate } from '../orders/offered-mandate.ts'
import type { OfferedOnline } from '../orders/offered-online.ts'

/** What the page of a subscription can offer: `closed` where nothing can be ordered, null while that can't be asked. */
export type OfferedSubscription = SubscriptionOffer | 'closed' | null

/** How somebody can order a subscription. */
export interface SubscriptionOffer {
  /** Whether it is delivered on paper too. */
  isOnPaper: boolean
  /** Free days at the beginning; 0 for who had theirs. */
  trialDays: number
  /** Null where nothing can be paid by direct debit. */
  mandate: OfferedMandate | null
  /** Null where nothing can be paid online. */
  online: OfferedOnline | null
  /** Days that it can begin on, such as `2026-11-23`. */
  firstDay: string
  lastDay: string
  /** What is known of who orders. */
  values: FormValues
}
