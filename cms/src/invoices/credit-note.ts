import type { Amounts } from './draw-parts.ts'
import type { Invoice } from './invoice.ts'

/** What stands on a credit note. Times are in milliseconds since 1970. */
export interface CreditNote extends Pick<Invoice, 'number' | 'at' | 'order' | 'billing' | 'seller'> {
  /** The invoice that it credits, in whole or in part. */
  invoice: { number: string; at: number }
  /** Why, in the language of the order. */
  reason: string
  /** Below zero. */
  amounts: Amounts
}
