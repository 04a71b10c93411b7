import * as v from 'valibot'
import { definePlacedForm } from '../define-placed-form.ts'
import { email, line, optionalLine, optionalPhone } from '../rules.ts'
import { optionalLines } from '../standard-rules.ts'

/** A request for a subscription; the address of its page says which one. Lengths are those of the backend. */
export const form = definePlacedForm({
  name: 'subscribe',
  schema: v.object({
    name: line(120),
    email,
    company: optionalLine(120),
    phone: optionalPhone,
    message: optionalLines({ max: 5000 }),
  }),
  texts: ['contact-forms'],
  title: 'subscribe-form.title',
  intro: 'subscribe-form.intro',
  submit: 'subscribe-form.submit',
  isForStrangers: true,
  keepsDraft: true,
  fields: {
    name: { as: 'text', label: 'contact-form.name', autoComplete: 'name' },
    email: { as: 'email', label: 'contact-form.email', autoComplete: 'email' },
    company: { as: 'text', label: 'contact-form.company', autoComplete: 'organization', isOptional: true },
    phone: { as: 'tel', label: 'contact-form.phone', autoComplete: 'tel', isOptional: true },
    message: {
      as: 'area',
      label: 'subscribe-form.message',
      hint: 'subscribe-form.message-hint',
      isOptional: true,
    },
  },
})
