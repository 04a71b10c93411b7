import * as v from 'valibot'
import { departments } from '../../content/department.ts'
import { definePlacedForm } from '../define-placed-form.ts'
import { email, line, oneOf, optionalLine, optionalPhone } from '../rules.ts'
import { lines } from '../standard-rules.ts'

/** A message to a department. Lengths are those of the backend. */
export const form = definePlacedForm({
  name: 'contact',
  schema: v.object({
    department: oneOf(departments),
    subject: line(150),
    message: lines({ max: 5000 }),
    name: line(120),
    email,
    phone: optionalPhone,
    company: optionalLine(120),
  }),
  texts: ['contact-forms'],
  title: 'contact-form.title',
  intro: 'contact-form.intro',
  submit: 'contact-form.submit',
  isForStrangers: true,
  keepsDraft: true,
  fields: {
    department: {
      as: 'select',
      label: 'contact-form.department',
      options: departments.map((value) => ({ value, label: `contact-form.departments.${value}` as const })),
    },
    subject: { as: 'text', label: 'contact-form.subject' },
    message: { as: 'area', label: 'contact-form.message', rows: 8 },
    name: { as: 'text', label: 'contact-form.name', autoComplete: 'name' },
    email: { as: 'email', label: 'contact-form.email', autoComplete: 'email' },
    phone: { as: 'tel', label: 'contact-form.phone', autoComplete: 'tel', isOptional: true },
    company: {
      as: 'text',
      label: 'contact-form.company',
      autoComplete: 'organization',
      isOptional: true,
    },
  },
})
