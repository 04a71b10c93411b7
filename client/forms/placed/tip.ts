import * as v from 'valibot'
import { definePlacedForm } from '../define-placed-form.ts'
import { fileField } from '../fields/FileField.tsx'
import { optionalUpload } from '../file-rules.ts'
import { email, line, optionalPhone, ticked } from '../rules.ts'
import { lines } from '../standard-rules.ts'

/** A tip for the newsroom. Lengths are those of the backend. */
export const form = definePlacedForm({
  name: 'tip',
  schema: v.object({
    message: lines({ max: 5000 }),
    name: line(120),
    email,
    phone: optionalPhone,
    attachment: optionalUpload,
    /** A copy in a mailbox shows who talked to us. */
    copy: ticked,
  }),
  texts: ['contact-forms', 'form-fields'],
  title: 'tip-form.title',
  intro: 'tip-form.intro',
  submit: 'tip-form.submit',
  isForStrangers: true,
  fields: {
    message: { as: 'area', label: 'tip-form.message', hint: 'tip-form.message-hint' },
    name: { as: 'text', label: 'contact-form.name', autoComplete: 'name' },
    email: { as: 'email', label: 'contact-form.email', autoComplete: 'email' },
    phone: { as: 'tel', label: 'contact-form.phone', autoComplete: 'tel', isOptional: true },
    attachment: fileField({
      label: 'tip-form.attachment',
      hint: 'tip-form.attachment-hint',
      purpose: 'tip',
      isOptional: true,
    }),
    copy: { as: 'checkbox', label: 'tip-form.copy' },
  },
})
