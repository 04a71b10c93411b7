import type { FormContext, Outcome } from '../forms/form-handler.ts'
import { toPayment } from '../orders/order-payment.ts'
import type { PlacedSubscription } from '../subscriptions/subscriptions.ts'

/** Where an order leads: to where it is paid online, or to what was ordered. */
export function afterOrder({ number, pay }: PlacedSubscription, context: Pick<FormContext, 'href'>): Outcome {
  if (pay) return toPayment(pay, context)
  return { kind: 'go', path: context.href('abonnementen-bevestigen', {}, { nummer: number }) }
}
