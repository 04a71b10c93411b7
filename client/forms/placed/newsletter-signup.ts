import * as v from 'valibot'
import { newsletters } from '../../content/newsletter.ts'
import { newsletterConsent } from '../../content/newsletter-consent.ts'
import { definePlacedForm } from '../define-placed-form.ts'
import { email, someOf } from '../rules.ts'

const placed = definePlacedForm({
  name: 'newsletter-signup',
  schema: v.object({ email, lists: someOf(newsletters, { min: 1 }) }),
  texts: ['newsletter', 'newsletter-names'],
  title: 'newsletter-form.title',
  intro: 'newsletter-form.intro',
  submit: 'newsletter-form.submit',
  consent: newsletterConsent,
  isForStrangers: true,
  fields: {
    email: { as: 'email', label: 'newsletter-form.email', autoComplete: 'email' },
    lists: {
      as: 'checkboxes',
      label: 'newsletter-form.lists',
      options: newsletters.map((value) => ({ value, label: `newsletters.names.${value}` as const })),
    },
  },
})

/** Requesting newsletters, without an account; a mail asks the owner of the address to confirm. */
export const form = { ...placed, initial: { email: '', lists: ['morning'] } }
