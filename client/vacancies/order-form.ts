import * as v from 'valibot'
import { definePlacedForm } from '../forms/define-placed-form.ts'
import { accepted, email, line, oneOf, optionalLine } from '../forms/rules.ts'
import { wholeMandate } from '../orders/mandate-rules.ts'
import { paymentFields, paymentRules } from '../orders/payment-fields.ts'

/** The countries that an invoice can go to. */
const countries = ['NL', 'BE', 'DE'] as const

/** Ordering credits, paid by invoice or direct debit. The price is the product's: the form names none. */
export const orderCreditsForm = definePlacedForm({
  name: 'order-credits',
  title: 'order-form.title',
  submit: 'order-form.submit',
  schema: v.pipe(
    v.object({
      company: line(64),
      product: line(120),
      name: line(120),
      street: line(120),
      postcode: line(12),
      city: line(80),
      country: oneOf(countries),
      email,
      vatId: optionalLine(20),
      reference: optionalLine(60),
      ...paymentRules,
      agreed: accepted,
    }),
    wholeMandate(),
  ),
  fields: {
    company: { as: 'text', label: 'vacancy-form.company' },
    product: { as: 'select', label: 'order-form.product', options: 'of the page' },
    name: { as: 'text', label: 'order-form.name', autoComplete: 'organization' },
    street: { as: 'text', label: 'order-form.street', autoComplete: 'street-address' },
    postcode: { as: 'text', label: 'order-form.postcode', autoComplete: 'postal-code' },
    city: { as: 'text', label: 'order-form.city', autoComplete: 'address-level2' },
    country: {
      as: 'select',
      label: 'order-form.country',
      options: countries.map((value) => ({ value, label: `order-form.countries.${value}` as const })),
    },
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
