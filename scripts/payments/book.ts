import { randomUUID } from 'node:crypto'
import { type MadePayment, mayBecome, type PaymentStatus, type RefundStatus } from './protocol.ts'

/** Payments of a stand-in for Mollie, and what becomes of them. */
export interface PaymentBook {
  /** Oldest first. */
  payments: ReadonlyMap<string, MadePayment>
  make: (
    facts: Pick<MadePayment, 'cents' | 'description' | 'redirectUrl' | 'webhookUrl' | 'metadata'>,
  ) => MadePayment
  /** @throws Error For a step back. */
  become: (id: string, status: PaymentStatus) => void
  /** Sends money of a paid payment back. @returns Id of the refund; null if that is more than is left. */
  refund: (id: string, refund: { cents: number; metadata: unknown; status: RefundStatus }) => string | null
  /** @param id Of the refund. */
  becomeRefund: (id: string, status: RefundStatus) => void
  /** The customer's bank takes money back. */
  chargeBack: (id: string, cents: number) => void
}

/**
 * @param before Payments of an earlier run.
 * @param onChange Called after each change.
 */
export function paymentBook(
  before: readonly MadePayment[] = [],
  onChange: () => void = () => {},
): PaymentBook {
  const payments = new Map(before.map((payment) => [payment.id, payment]))

  function found(id: string): MadePayment {
    const payment = payments.get(id)
    if (!payment) throw new Error(`No payment ${id}`)
    return payment
  }

  return {
    payments,
    make(facts) {
      const payment: MadePayment = {
        ...{ id: `tr_${randomUUID().replaceAll('-', '').slice(0, 10)}`, mode: 'test', status: 'open' },
        ...{ ...facts, method: null, createdAt: new Date().toISOString(), refunds: [], chargebacks: [] },
      }
      payments.set(payment.id, payment)
      onChange()
      return payment
    },
    become(id, status) {
      const payment = found(id)
      if (!mayBecome(payment.status, status)) throw new Error(`${id} is ${payment.status}, not ${status}`)
      payment.status = status
      payment.method ??= 'ideal'
      onChange()
    },
    refund(id, { cents, metadata, status }) {
      const payment = found(id)
      const gone = payment.refunds.filter((one) => one.status !== 'failed')
      const left = payment.cents - gone.reduce((sum, one) => sum + one.cents, 0)
      if (payment.status !== 'paid' || cents > left) return null
      const refund = { id: `re_${randomUUID().slice(0, 8)}`, cents, status, metadata }
      payment.refunds.push(refund)
      onChange()
      return refund.id
    },
    becomeRefund(id, status) {
      const refund = [...payments.values()].flatMap(({ refunds }) => refunds).find((one) => one.id === id)
      if (!refund) throw new Error(`No refund ${id}`)
      refund.status = status
      onChange()
    },
    chargeBack(id, cents) {
      found(id).chargebacks.push({ id: `chb_${randomUUID().slice(0, 8)}`, cents })
      onChange()
    },
  }
}
