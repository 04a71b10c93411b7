import type { Billing } from '../orders/order-input.ts'
import type { OrderTerms } from '../orders/terms.ts'
import type { Seller } from '../seller/seller.ts'

/** What stands on an invoice. Times are in milliseconds since 1970. */
export interface Invoice {
  number: string
  at: number
  order: { number: number; reference: string | null; terms: OrderTerms }
  billing: Billing
  seller: Seller
  /** By when it is to be paid, or from when it is collected. */
  dueAt: number
  /** Whether the customer pays when ordering. */
  isOnline: boolean
  /** How it is collected; null where the customer pays. `account` is masked. */
  debit: { account: string; mandate: string; creditorId: string } | null
}
