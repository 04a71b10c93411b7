import * as v from 'valibot'
import { ibanField } from '../forms/fields/IbanField.tsx'
import { oneOf, optionalLine, ticked } from '../forms/rules.ts'

/** How a company pays. */
export const payments = ['invoice', 'online', 'mandate'] as const

/** Rules of the fields of `paymentFields`. Those of the mandate count once it is chosen: see `wholeMandate`. */
export const paymentRules = {
  payment: v.optional(oneOf(payments), 'invoice'),
  iban: v.optional(v.string('form.iban'), ''),
  holder: optionalLine(70),
  /** Version of the text that was shown. */
  mandate: optionalLine(20),
  consent: ticked,
}

export type PaymentField = keyof typeof paymentRules

/** Fields of a form that may be paid by direct debit; `PaymentPart` shows them. */
export const paymentFields = {
  payment: {
    as: 'radios',
    label: 'order-form.payment',
    options: payments.map((value) => ({ value, label: `order-form.payments.${value}` as const })),
  },
  iban: ibanField({ label: 'order-form.iban', isOptional: true }),
  holder: { as: 'text', label: 'order-form.holder', isOptional: true },
  mandate: { as: 'text', label: 'order-form.mandate-reference' },
  consent: { as: 'checkbox', label: 'order-form.consent' },
} as const
