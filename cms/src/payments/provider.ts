import type { Language } from '../mail/site-link.ts'

/** What became of a payment, as its provider says. Money that comes back later does not change it. */
export type ToldState = 'open' | 'pending' | 'failed' | 'canceled' | 'expired' | 'paid'

/** A payment to be made. */
export interface NewPayment {
  /** Our own, a UUID v4: the same key makes one payment, however often it is sent. */
  key: string
  /** Euro cents. */
  cents: number
  /** What the customer reads on their statement. */
  description: string
  /** Where the customer comes back to, and where the provider tells of changes. */
  returnTo: string
  webhook: string
  language: Language
  /** When it was first sent, in milliseconds since 1970; null if it never was. */
  firstSentAt: number | null
}

/** Money that went back. */
interface MovedBack {
  /** The provider's. */
  id: string
  cents: number
}

/** `queued`: waits for our balance. `failed`: the money stays with us, or has come back. */
export type ToldRefundState = 'queued' | 'pending' | 'refunded' | 'failed'

/** A refund as the provider tells it. */
interface ToldRefund extends MovedBack {
  /** That of `NewRefund`; null for one that was made in the provider's dashboard. */
  key: string | null
  state: ToldRefundState
}

/** A payment as the provider tells it. */
export interface ToldPayment {
  id: string
  /** That of `NewPayment`; null for a payment that somebody else has made. */
  key: string | null
  state: ToldState
  cents: number
  /** The provider's id of it; null until the customer has chosen. */
  method: string | null
  /** Where it is paid; null once that is not possible any more. */
  checkout: string | null
  refunds: ToldRefund[]
  /** Taken back by the customer's bank; `isReversed` if the money returned to us. */
  chargebacks: (MovedBack & { isReversed: boolean })[]
}

/** A way to pay, as the provider calls it in the customer's language. */
export interface PaymentMethod {
  id: string
  name: string
}

/** A refund to be made. */
interface NewRefund {
  /** Our own, a UUID v4: the same key makes one refund, for as long as the provider remembers it. */
  key: string
  /** The provider's id of the payment. */
  payment: string
  cents: number
  description: string
}

/** A company that receives payments for us. Each call throws `ProviderError`. */
export interface PaymentProvider {
  /** Begins the keys of its entries in the ledger. */
  name: string
  /** Makes a payment, or finds the one that the key has made. */
  create: (payment: NewPayment) => Promise<ToldPayment>
  read: (id: string) => Promise<ToldPayment>
  /** What can be paid with at present. */
  methods: (language: Language) => Promise<PaymentMethod[]>
  /** Sends money back. It is in the ledger once `read` tells that it has arrived. */
  refund: (refund: NewRefund) => Promise<void>
}

/** The provider did not do it, or didn't say whether it did. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  /** Whether nothing was done and the same call will never succeed. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.isFinal = isFinal
  }
}
