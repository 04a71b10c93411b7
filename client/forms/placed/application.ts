import * as v from 'valibot'
import { applicationConsent } from '../../content/application-consent.ts'
import { definePlacedForm } from '../define-placed-form.ts'
import { consentField } from '../fields/ConsentField.tsx'
import { fileField } from '../fields/FileField.tsx'
import { optionalUpload } from '../file-rules.ts'
import { email, line, optionalPhone, ticked } from '../rules.ts'
import { lines, webAddresses } from '../standard-rules.ts'

/** An application for the vacancy on whose page it stands. Lengths are those of the backend. */
export const form = definePlacedForm({
  name: 'application',
  schema: v.object({
    name: line(120),
    email,
    phone: optionalPhone,
    motivation: lines({ max: 5000 }),
    /** `account` for the CV that a signed-in reader keeps here. The page offers the choice. */
    cvOf: v.optional(v.picklist(['', 'account'], 'form.choice'), ''),
    cv: optionalUpload,
    links: webAddresses({ most: 5 }),
    keep: ticked,
  }),
  texts: ['applications', 'form-fields'],
  title: 'application-form.title',
  intro: 'application-form.intro',
  submit: 'application-form.submit',
  isForStrangers: true,
  keepsDraft: true,
  fields: {
    name: { as: 'text', label: 'application-form.name', autoComplete: 'name' },
    email: { as: 'email', label: 'application-form.email', autoComplete: 'email' },
    phone: { as: 'tel', label: 'application-form.phone', autoComplete: 'tel', isOptional: true },
    motivation: {
      as: 'area',
      label: 'application-form.motivation',
      hint: 'application-form.motivation-hint',
      rows: 8,
    },
    cvOf: { as: 'select', label: 'application-form.cv-of', options: 'of the page', isOptional: true },
    cv: fileField({
      label: 'application-form.cv',
      hint: 'application-form.cv-hint',
      purpose: 'application',
      isOptional: true,
    }),
    links: {
      as: 'area',
      label: 'application-form.links',
      hint: 'application-form.links-hint',
      rows: 2,
      isOptional: true,
    },
    keep: consentField({ label: 'application-form.keep', consent: applicationConsent }),
  },
})
