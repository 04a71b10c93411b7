import type { Locale } from '../../client/content/locale.ts'
import type { OrderPayment } from '../../client/content/payment.ts'

/** Paying orders online, in the backend. Each method throws `StrapiError`: 404 for a code that opens nothing. */
export interface Payments {
  /** Whether the site offers to pay online at all. */
  isOffered: boolean
  /** The payment of the order of a code, as far as the provider says now. */
  byCode: (code: string, locale: Locale) => Promise<OrderPayment>
  /** Starts paying it, or goes on. @returns An address at the provider; null while nothing can be paid there. */
  start: (code: string) => Promise<string | null>
  /** Makes the backend ask the provider for a payment. @param id The provider's. */
  tellNews: (id: string) => Promise<void>
}
