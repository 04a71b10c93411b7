import * as v from 'valibot'

/** A payment at the stand-in. Amounts are in cents. */
export interface MadePayment {
  id: string
  mode: 'test' | 'live'
  status: PaymentStatus
  cents: number
  description: string
  redirectUrl: string
  webhookUrl: string | undefined
  metadata: unknown
  createdAt: string
  method: string | null
  refunds: MadeRefund[]
  chargebacks: { id: string; cents: number }[]
}

/** A refund of it. */
interface MadeRefund {
  id: string
  cents: number
  status: RefundStatus
  metadata: unknown
}

export type RefundStatus = 'queued' | 'pending' | 'refunded' | 'failed'

export type PaymentStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired'

/** The methods that this account has. */
export const methods = [
  { id: 'ideal', description: 'iDEAL | Wero' },
  { id: 'bancontact', description: 'Bancontact' },
  { id: 'creditcard', description: 'Kaart' },
]

/** Amounts are strings with two decimals, in cents from here on. */
const Amount = v.pipe(
  v.strictObject({ currency: v.literal('EUR'), value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)) }),
  v.transform(({ value }) => Math.round(Number(value) * 100)),
  v.minValue(1),
)

/** An absolute https address. Mollie refuses loopback; here everything is on this machine, which may use http. */
const Address = v.pipe(
  v.string(),
  v.url(),
  v.check((address) => /^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//.test(address)),
)

/** The body of `POST /v2/payments`. With an API key, `profileId` and `testmode` are refused. */
export const NewPayment = v.strictObject({
  amount: Amount,
  description: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  redirectUrl: Address,
  webhookUrl: v.optional(Address),
  cancelUrl: v.optional(Address),
  locale: v.optional(v.picklist(['nl_NL', 'nl_BE', 'en_US', 'en_GB', 'de_DE', 'fr_BE'])),
  method: v.optional(v.picklist(methods.map(({ id }) => id))),
  metadata: v.optional(v.unknown()),
})

/** The body of `POST /v2/payments/{id}/refunds`. */
export const NewRefund = v.strictObject({
  amount: Amount,
  description: v.optional(v.pipe(v.string(), v.maxLength(255))),
  metadata: v.optional(v.unknown()),
})

/** Whether a payment may go from one status to another: only forward. */
export function mayBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  if (from === 'open') return to !== 'open'
  return from === 'pending' && ['paid', 'failed', 'canceled', 'expired'].includes(to)
}

/** A payment as the API shows it. @param origin Of the stand-in. @param embedded Names of what is asked for with it. */
export function shown(payment: MadePayment, origin: string, embedded: readonly string[] = []): object {
  const { id, mode, status, cents, description, metadata, createdAt, method, refunds, chargebacks } = payment
  const back = (rows: readonly { cents: number }[]) => rows.reduce((sum, row) => sum + row.cents, 0)
  const refunded = back(refunds.filter((refund) => refund.status === 'refunded'))
  return {
    resource: 'payment',
    ...{ id, mode, status, description, metadata, createdAt, method },
    ...{ profileId: 'pfl_standin', sequenceType: 'oneoff', redirectUrl: payment.redirectUrl },
    amount: amountOf(cents),
    ...(status === 'paid'
      ? { amountRefunded: amountOf(refunded), amountRemaining: amountOf(cents - refunded) }
      : {}),
    ...(chargebacks.length > 0 ? { amountChargedBack: amountOf(back(chargebacks)) } : {}),
    ...(embedded.length > 0
      ? { _embedded: Object.fromEntries(embedded.map((name) => [name, backOf(payment, name)])) }
      : {}),
    _links: {
      self: { href: `${origin}/v2/payments/${id}`, type: 'application/hal+json' },
      // Gone once there is nothing to pay any more.
      ...(status === 'open' ? { checkout: { href: `${origin}/checkout/${id}`, type: 'text/html' } } : {}),
    },
  }
}

/** What has gone back of a payment, as the API lists it. */
function backOf({ refunds, chargebacks }: MadePayment, name: string): object[] {
  return (name === 'refunds' ? refunds : chargebacks).map(({ cents, ...one }) => ({
    ...one,
    amount: amountOf(cents),
  }))
}

/** What may be embedded in a payment. */
export const embeddable = ['captures', 'refunds', 'chargebacks']

export function amountOf(cents: number): { value: string; currency: 'EUR' } {
  return { value: (cents / 100).toFixed(2), currency: 'EUR' }
}

/** How Mollie refuses. */
export function refusal(status: number, detail: string, field?: string): object {
  const titles: Record<number, string> = {
    401: 'Unauthorized Request',
    404: 'Not Found',
    422: 'Unprocessable Entity',
    429: 'Too Many Requests',
  }
  const documentation = { href: 'https://docs.mollie.com/errors', type: 'text/html' }
  return {
    ...{ status, title: titles[status] ?? 'Internal Server Error', detail },
    ...(field ? { field } : {}),
    _links: { documentation },
  }
}
