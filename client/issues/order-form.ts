import * as v from 'valibot'
import { definePlacedForm } from '../forms/define-placed-form.ts'
import { email, line, oneOf } from '../forms/rules.ts'
import { addressFields, addressRules } from '../orders/address-fields.ts'
import { postcodeOf } from '../orders/postcode.ts'

/** To read at once, or also by post. */
const copies = ['digital', 'paper'] as const

const values = v.object({
  copy: oneOf(copies),
  name: line(120),
  email,
  ...addressRules,
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
    ...addressFields('subscribe-form.street'),
  },
})
