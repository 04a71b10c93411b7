import type { MandateProof } from '../../mandates/mandate-proof.ts'

// What the server answers and the page shows.

/** An order. Times are in ISO 8601, amounts in cents with VAT. */
export interface ShownOrder {
  number: number
  at: string
  /** Name on the invoice. */
  customer: string
  product: string
  totalCents: number
  owedCents: number
  invoice: string
  dueAt: string
  /** Reference of the mandate by which it is collected, or null. */
  mandate: string | null
  /** Foreign VAT number whose VAT was shifted, which VIES has not seen; or null. */
  reverseChargedTo: string | null
}

/** A mandate. Its account number is masked. */
export interface ShownMandate {
  reference: string
  holder: string
  account: string
  proof: MandateProof
  textVersion: string
  signedAt: string
  revokedAt: string | null
}
