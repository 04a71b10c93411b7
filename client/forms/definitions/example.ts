import * as v from 'valibot'
import { definePlacedForm } from '../define-placed-form.ts'
import { accepted, email, line, oneOf } from '../rules.ts'
import { day, lines, money, numeric } from '../standard-rules.ts'

/** A form that does nothing, for developers and tests. */
export const exampleForm = definePlacedForm({
  name: 'example',
  schema: v.object({
    name: line(80),
    email,
    section: oneOf(['ecommerce', 'logistics']),
    start: day,
    hours: numeric({ min: 1, max: 40 }),
    budget: money({ min: 10_00 }),
    message: lines({ max: 5000 }),
    terms: accepted,
  }),
  title: 'my-account.profile.title',
  submit: 'form.submit',
  isForStrangers: true,
  fields: {
    name: { as: 'text', label: 'account.first-name', autoComplete: 'name' },
    email: { as: 'email', label: 'account.email', autoComplete: 'email' },
    section: {
      as: 'select',
      label: 'my-account.profile.job-title',
      options: [
        { value: 'ecommerce', label: 'section.ecommerce' },
        { value: 'logistics', label: 'section.logistiek' },
      ],
    },
    start: { as: 'date', label: 'my-account.profile.note' },
    hours: { as: 'number', label: 'my-account.profile.phone' },
    budget: { as: 'money', label: 'my-account.profile.company' },
    message: { as: 'area', label: 'my-account.profile.interests' },
    terms: { as: 'checkbox', label: 'account.terms', isRequired: true },
  },
})
