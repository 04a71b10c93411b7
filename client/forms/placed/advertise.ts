import * as v from 'valibot'
import { definePlacedForm } from '../define-placed-form.ts'
import { email, line, optionalLine, optionalPhone } from '../rules.ts'
import { lines } from '../standard-rules.ts'

/** A request of an advertiser. Lengths are those of the backend. */
export const form = definePlacedForm({
  name: 'advertise',
  schema: v.object({
    /** Slug of a product, `otherProduct`, or empty. The page offers the choice. */
    product: optionalLine(200),
    message: lines({ max: 5000 }),
    company: line(120),
    name: line(120),
    email,
    phone: optionalPhone,
  }),
  texts: ['contact-forms'],
  title: 'advertise-form.title',
  intro: 'advertise-form.intro',
  submit: 'advertise-form.submit',
  isForStrangers: true,
  keepsDraft: true,
  fields: {
    product: { as: 'select', label: 'advertise-form.product', options: 'of the page', isOptional: true },
    message: { as: 'area', label: 'advertise-form.message', hint: 'advertise-form.message-hint' },
    company: { as: 'text', label: 'contact-form.company', autoComplete: 'organization' },
    name: { as: 'text', label: 'contact-form.name', autoComplete: 'name' },
    email: { as: 'email', label: 'contact-form.email', autoComplete: 'email' },
    phone: { as: 'tel', label: 'contact-form.phone', autoComplete: 'tel', isOptional: true },
  },
})
