import type { FormContext, Outcome } from '../forms/form-handler.ts'
import type { PlacedSubscription } from '../subscriptions/subscriptions.ts'

/** Where an order leads: to where it is paid online, or to what was ordered. */
export function afterOrder(
  { number, pay }: PlacedSubscription,
  { href }: Pick<FormContext, 'href'>,
): Outcome {
  if (pay?.checkout) return { kind: 'provider', url: pay.checkout }
  // The page says what can be done while the provider is away.
  if (pay) return { kind: 'go', path: href('betaling', {}, { code: pay.code }) }
  return { kind: 'go', path: href('abonnementen-bevestigen', {}, { nummer: number }) }
}
