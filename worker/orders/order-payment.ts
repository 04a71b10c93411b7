import type { FormContext, Outcome } from '../forms/form-handler.ts'

/** How an order is paid. */
export type OrderPayment =
  | { kind: 'invoice' | 'online' }
  /** @param consent Version of the text that was agreed to; null without a tick. */
  | { kind: 'mandate'; iban: string; holder: string; consent: string | null }

/** What `paymentRules` make of a form. */
interface PaymentInput {
  payment: OrderPayment['kind']
  iban: string
  holder: string
  mandate: string
  consent: boolean
}

/** How an order is paid, from its form. */
export function paymentIn({ payment, iban, holder, mandate, consent }: PaymentInput): OrderPayment {
  return payment === 'mandate'
    ? { kind: payment, iban, holder, consent: consent ? mandate : null }
    : { kind: payment }
}

/** The online payment of an order. */
export interface StartedPayment {
  /** At the provider; null while nothing can be paid there. */
  checkout: string | null
  /** Of the page on which it can be paid. */
  code: string
}

/** Where an online payment leads: to the provider, or to the page that says what can be done while that is away. */
export function toPayment({ checkout, code }: StartedPayment, { href }: Pick<FormContext, 'href'>): Outcome {
  return checkout ? { kind: 'provider', url: checkout } : { kind: 'go', path: href('betaling', {}, { code }) }
}
