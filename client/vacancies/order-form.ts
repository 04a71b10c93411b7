import * as v from 'valibot'
import { definePlacedForm } from '../forms/define-placed-form.ts'
import { accepted, email, line, optionalLine } from '../forms/rules.ts'
import { addressFields, addressRules } from '../orders/address-fields.ts'
import { wholeMandate } from '../orders/mandate-rules.ts'
import { paymentFields, paymentRules } from '../orders/payment-fields.ts'
import { postcodeOf } from '../orders/postcode.ts'

const values = v.object({
  company: line(64),
  product: line(120),
  name: line(120),
  ...addressRules,
  email,
  vatId: optionalLine(20),
  reference: optionalLine(60),
  ...paymentRules,
  agreed: accepted,
})

type Values = v.InferOutput<typeof values>

/** Ordering credits, paid by invoice or direct debit. The price is the product's: the form names none. */
export const orderCreditsForm = definePlacedForm({
  name: 'order-credits',
  title: 'order-form.title',
  submit: 'order-form.submit',
  schema: v.pipe(values, wholeMandate<Values>(), postcodeOf<Values>('postcode', 'country')),
  fields: {
    company: { as: 'text', label: 'vacancy-form.company' },
    product: { as: 'select', label: 'order-form.product', options: 'of the page' },
    name: { as: 'text', label: 'order-form.name', autoComplete: 'organization' },
    ...addressFields('order-form.street'),
    email: { as: 'email', label: 'order-form.email', autoComplete: 'email' },
    vatId: { as: 'text', label: 'order-form.vat', isOptional: true },
    reference: {
      as: 'text',
      label: 'order-form.reference',
      hint: 'order-form.reference-hint',
      isOptional: true,
    },
    ...paymentFields,
    agreed: {
      as: 'checkbox',
      label: 'order-form.agreed',
      sentence: 'order-form.agreed-text',
      isRequired: true,
    },
  },
})
