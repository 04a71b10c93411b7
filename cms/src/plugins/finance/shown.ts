import type { Obstacle } from '../../direct-debits/collectable.ts'
import type { MandateProof } from '../../mandates/mandate-proof.ts'
import type { AccessReason } from '../../subscriptions/access-of.ts'
import type { VatCheckRow } from '../../vat-numbers/tables.ts'

// What the server answers and the page shows.

/** An order. Times are in ISO 8601, amounts in cents with VAT. */
export interface ShownOrder {
  number: number
  at: string
  /** Name on the invoice. */
  customer: string
  /** documentId of the company, or of a person's account. */
  customerId: string
  product: string
  totalCents: number
  /** Below zero where money is to be paid back. */
  owedCents: number
  invoice: string
  dueAt: string
  /** Whether its tickets were given up and nothing of it is credited yet. */
  isGivenUp: boolean
  /** Whether it is in a batch, or can be in the next one. */
  isCollecting: boolean
  /** When its customer was reminded. */
  reminded: string[]
  /** By when money is to be paid back; null where none is. */
  backBy: string | null
  /** What can be sent back at once by the provider that it was paid by. */
  refundableCents: number
  /** Refunds by the provider that haven't arrived, or that failed; oldest first. */
  refunds: ShownRefund[]
  /** Reference of the mandate by which it is collected, or null. */
  mandate: string | null
  /** Whose VAT was shifted, and what VIES says of that number: null while it was not asked. */
  reverseChargedTo: { vatId: string; check: VatCheckRow['outcome'] | null; checkedAt: string | null } | null
}

/** A refund by the provider that hasn't arrived, or that failed. */
export interface ShownRefund {
  key: string
  at: string
  cents: number
  hasFailed: boolean
  reason: string | null
  /** Why it won't get further by itself, so that finance can end it: the provider is switched off, or had a week. Null while it may. */
  stuck: 'off' | 'slow' | null
}

/** Sales to consumers in other countries of the Union, in cents without VAT: this year first, then the year before. */
export interface ShownForeignSales {
  thresholdCents: number
  years: { year: number; cents: number }[]
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

/** An open order that is to be collected. */
export interface ShownCollectable {
  order: number
  /** Name on the mandate. */
  holder: string
  account: string
  mandate: string
  invoice: string
  owedCents: number
  /** Day from which it may be collected, such as `2026-12-03`. */
  dueDay: string
  /** Null where nothing is in the way. */
  obstacle: Obstacle | null
}

/** A file of direct debits. */
export interface ShownBatch {
  number: number
  at: string
  /** When accounts are debited, such as `2026-12-03`. */
  day: string
  count: number
  totalCents: number
  sha256: string
  /** When finance dropped it, since the bank didn't take it; or null. */
  droppedAt: string | null
}

/** What can be collected, and what has been. */
export interface ShownCollecting {
  /** False while the site isn't configured for direct debits. */
  isOpen: boolean
  /** Days on which a batch that is made today can be collected. */
  days: string[]
  due: ShownCollectable[]
  /** Newest first. */
  batches: ShownBatch[]
}

/** A line of a bank statement that finance has to assign. */
export interface ShownLine {
  key: string
  /** Such as `2026-12-03`. */
  day: string
  /** Negative where money left the account; and how much of it isn't booked. */
  cents: number
  left: number
  name: string
  text: string
  /** Code of the bank, of a direct debit that came back. */
  returnReason: string | null
}

/** What a customer owes and may read, and why. Times are in ISO 8601, amounts in cents with VAT. */
export interface ShownCustomer {
  /** As on the last invoice; the mailbox for who has none. */
  name: string
  email: string
  /** Why they read what is for subscribers; none for who doesn't, null for a company. */
  reasons: AccessReason[] | null
  /** Below zero where money is to be paid back. */
  owedCents: number
  /** Open invoices. */
  open: {
    invoice: string
    owedCents: number
    dueAt: string
    isCollecting: boolean
    reminded: string[]
  }[]
  /** Entries of the ledger about money, oldest first. */
  lines: {
    id: number
    at: string
    /** In the words of finance. */
    kind: string
    order: number
    product: string
    invoice: string
    cents: number
    /** After it. */
    balanceCents: number
    note: string
  }[]
  /** Numbers of credit notes. */
  creditNotes: string[]
  mandates: ShownMandate[]
}
