import * as v from 'valibot'
import { definePlacedForm } from '../forms/define-placed-form.ts'
import { line, oneOf, optionalLine } from '../forms/rules.ts'
import { wholeMandate } from '../orders/mandate-rules.ts'
import { paymentFields, paymentRules } from '../orders/payment-fields.ts'
import { postcodeOf } from '../orders/postcode.ts'

/** The countries that an invoice can go to. */
const countries = ['NL', 'BE', 'DE'] as const

const values = v.object({
  name: line(120),
  attention: optionalLine(120),
  street: line(120),
  postcode: line(12),
  city: line(80),
  country: oneOf(countries),
  vatId: optionalLine(20),
  reference: optionalLine(60),
  ...paymentRules,
})

type Values = v.InferOutput<typeof values>

/** Ordering the tickets of the registration whose code stands in the address: the form names no price and no number of people. */
export const orderTicketsForm = definePlacedForm({
  name: 'order-tickets',
  title: 'ticket-order.title',
  submit: 'ticket-order.submit',
  schema: v.pipe(values, wholeMandate<Values>(), postcodeOf<Values>('postcode', 'country')),
  fields: {
    name: { as: 'text', label: 'ticket-order.name', autoComplete: 'name' },
    attention: { as: 'text', label: 'ticket-order.attention', isOptional: true },
    street: { as: 'text', label: 'order-form.street', autoComplete: 'street-address' },
    postcode: { as: 'text', label: 'order-form.postcode', autoComplete: 'postal-code' },
    city: { as: 'text', label: 'order-form.city', autoComplete: 'address-level2' },
    country: {
      as: 'select',
      label: 'order-form.country',
      options: countries.map((value) => ({ value, label: `order-form.countries.${value}` as const })),
    },
    vatId: { as: 'text', label: 'order-form.vat', hint: 'ticket-order.vat-hint', isOptional: true },
    reference: {
      as: 'text',
      label: 'order-form.reference',
      hint: 'order-form.reference-hint',
      isOptional: true,
    },
    ...paymentFields,
  },
})
