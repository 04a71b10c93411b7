import * as v from 'valibot'
import { definePlacedForm } from '../define-placed-form.ts'
import { accepted, email, line, text } from '../rules.ts'

/** A form that does nothing, for developers and tests. */
export const exampleForm = definePlacedForm({
  name: 'example',
  schema: v.object({
    name: line(80),
    email,
    message: text(5000),
    terms: accepted,
  }),
  title: 'my-account.profile.title',
  submit: 'form.submit',
  isForStrangers: true,
  fields: {
    name: { as: 'text', label: 'account.first-name', autoComplete: 'name' },
    email: { as: 'email', label: 'account.email', autoComplete: 'email' },
    message: { as: 'area', label: 'my-account.profile.interests' },
    terms: { as: 'checkbox', label: 'account.terms', isRequired: true },
  },
})
