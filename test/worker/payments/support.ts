import type { MadePayment, PaymentStatus, RefundStatus } from '../../../scripts/payments/protocol.ts'
import type { Lie } from '../../backend/payment-lies.ts'
import { lane } from '../support/lane.ts'

interface Seen {
  /** Oldest first. */
  payments: MadePayment[]
  /** Requests against Mollie's protocol. */
  breaches: string[]
}

/** What the stand-in for Mollie does and has seen. */
export const standIn = {
  seen: () => call('seen'),
  /** What the next calls that make a payment meet. */
  lie: (...lies: Lie[]) => call('lie', lies),
  /** The customer or their bank has acted. Nobody is told: that is what tests do. */
  become: (id: string, status: PaymentStatus) => call('become', { id, status, tells: false }),
  /** @param id Of the refund. */
  becomeRefund: (id: string, status: RefundStatus) => call('become-refund', { id, status }),
  sendBack: (id: string, kind: 'refund' | 'chargeback', cents: number) =>
    call('send-back', { id, kind, cents }),
}

async function call(what: string, given?: object): Promise<Seen> {
  const init = given ? { method: 'PUT', body: JSON.stringify(given) } : {}
  return (await fetch(`${lane.paymentUrl}/-/${what}`, init)).json<Seen>()
}
