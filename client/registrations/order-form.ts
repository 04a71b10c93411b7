import * as v from 'valibot'
import { definePlacedForm } from '../forms/define-placed-form.ts'
import { line, optionalLine } from '../forms/rules.ts'
import { addressFields, addressRules } from '../orders/address-fields.ts'
import { wholeMandate } from '../orders/mandate-rules.ts'
import { paymentFields, paymentRules } from '../orders/payment-fields.ts'
import { postcodeOf } from '../orders/postcode.ts'

const values = v.object({
  name: line(120),
  attention: optionalLine(120),
  ...addressRules,
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
    ...addressFields('order-form.street'),
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
