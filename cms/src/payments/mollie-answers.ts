import { z } from 'zod'
import type { PaymentMethod, ToldPayment } from './provider.ts'

// What Mollie's API answers, as far as it is read here (its OpenAPI description of August 2026).

/** An amount of money, to euro cents. */
const Amount = z
  .object({ value: z.string().regex(/^\d{1,9}\.\d{2}$/), currency: z.literal('EUR') })
  .transform(({ value }) => Number(value.replace('.', '')))

/** Mollie's states of refunds, as we have them. */
const refundStates = {
  queued: 'queued',
  pending: 'pending',
  processing: 'pending',
  refunded: 'refunded',
  failed: 'failed',
  canceled: 'failed',
} as const

const Refund = z
  .object({
    id: z.string().max(60),
    amount: Amount,
    status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
    // Others may have put anything there.
    metadata: z.object({ refund: z.string() }).nullish().catch(null),
  })
  .transform(({ id, amount, status, metadata }) => ({
    ...{ id, cents: amount, key: metadata?.refund ?? null },
    state: refundStates[status],
  }))

const Chargeback = z
  .object({ id: z.string(), amount: Amount, reversedAt: z.string().nullish() })
  .transform(({ id, amount, reversedAt }) => ({ id, cents: amount, isReversed: Boolean(reversedAt) }))

export const Payment = z
  .object({
    id: z.string().max(60),
    mode: z.enum(['test', 'live']),
    status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
    createdAt: z.iso.datetime({ offset: true }),
    amount: Amount,
    method: z.string().max(40).nullish(),
    // Others may have put anything there.
    metadata: z.object({ payment: z.string() }).nullish().catch(null),
    // Only where they were asked for, and there are any.
    _embedded: z
      .object({ refunds: z.array(Refund).default([]), chargebacks: z.array(Chargeback).default([]) })
      .default({ refunds: [], chargebacks: [] }),
    _links: z.object({ checkout: z.object({ href: z.url().max(500) }).nullish() }),
  })
  // Authorised is not paid yet: only methods that we don't offer have it.
  .transform(({ status, ...payment }) => ({
    ...payment,
    state: status === 'authorized' ? ('pending' as const) : status,
  }))

export type MolliePayment = z.output<typeof Payment>

export const PaymentList = z.object({
  _embedded: z.object({ payments: z.array(Payment) }),
  _links: z.object({ next: z.object({ href: z.url() }).nullish() }),
})

export const MethodList = z.object({
  _embedded: z.object({ methods: z.array(z.object({ id: z.string(), description: z.string() })) }),
})

/** How Mollie says why it refuses. */
export const Refusal = z.object({ title: z.string(), detail: z.string(), field: z.string().optional() })

/** A payment as `PaymentProvider` tells it. */
export function told({ id, metadata, state, amount, method, _embedded, _links }: MolliePayment): ToldPayment {
  return {
    id,
    key: metadata?.payment ?? null,
    state,
    cents: amount,
    method: method ?? null,
    checkout: _links.checkout?.href ?? null,
    ..._embedded,
  }
}

/** The methods of an answer, by the names that Mollie gives them. */
export function methodsIn({ _embedded }: z.output<typeof MethodList>): PaymentMethod[] {
  return _embedded.methods.map(({ id, description }) => ({ id, name: description }))
}

/** As Mollie writes amounts. */
export function amountOf(cents: number): { value: string; currency: 'EUR' } {
  const digits = String(cents).padStart(3, '0')
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency: 'EUR' }
}
