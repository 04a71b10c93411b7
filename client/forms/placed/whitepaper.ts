import * as v from 'valibot'
import { whitepaperConsent } from '../../content/whitepaper-consent.ts'
import { definePlacedForm } from '../define-placed-form.ts'
import { email, line } from '../rules.ts'

/** Asks for the white paper on whose page it stands. Lengths are those of the backend. */
export const form = definePlacedForm({
  name: 'whitepaper',
  schema: v.object({ name: line(120), email, company: line(120) }),
  texts: ['contact-forms'],
  title: 'whitepaper-form.title',
  intro: 'whitepaper-form.intro',
  submit: 'whitepaper-form.submit',
  consent: whitepaperConsent,
  isForStrangers: true,
  fields: {
    name: { as: 'text', label: 'contact-form.name', autoComplete: 'name' },
    email: { as: 'email', label: 'whitepaper-form.email', autoComplete: 'email' },
    company: { as: 'text', label: 'contact-form.company', autoComplete: 'organization' },
  },
})
