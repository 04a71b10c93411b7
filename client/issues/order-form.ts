import * as v from 'valibot'
import { definePlacedForm } from '../forms/define-placed-form.ts'
import { email, line, oneOf } from '../forms/rules.ts'
import { postcodeOf } from '../orders/postcode.ts'

/** To read at once, or also by post. */
const copies = ['digital', 'paper'] as const
const countries = ['NL', 'BE', 'DE'] as const

const values = v.object({
  copy: oneOf(copies),
  name: line(120),
  email,
  street: line(120),
  postcode: line(12),
  city: line(80),
  country: oneOf(countries),
})

/** Buying one issue. Which one stands in the address of the page; the price is the issue's. */
export const orderIssueForm = definePlacedForm({
  name: 'order-issue',
  title: 'issues.order.title',
  submit: 'issues.order.submit',
  isForStrangers: true,
  schema: v.pipe(values, postcodeOf<v.InferOutput<typeof values>>('postcode', 'country')),
  fields: {
    copy: {
      as: 'radios',
      label: 'issues.order.copy',
      options: copies.map((value) => ({ value, label: `issues.order.copies.${value}` as const })),
    },
    name: { as: 'text', label: 'subscribe-form.name', autoComplete: 'name' },
    email: {
      as: 'email',
      label: 'subscribe-form.email',
      hint: 'issues.order.email-hint',
      autoComplete: 'email',
    },
    street: { as: 'text', label: 'subscribe-form.street', autoComplete: 'street-address' },
    postcode: { as: 'text', label: 'order-form.postcode', autoComplete: 'postal-code' },
    city: { as: 'text', label: 'order-form.city', autoComplete: 'address-level2' },
    country: {
      as: 'select',
      label: 'order-form.country',
      options: countries.map((value) => ({ value, label: `order-form.countries.${value}` as const })),
    },
  },
})
