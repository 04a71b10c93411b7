import type { PlacedFormName } from '../content/placed-form.ts'
import type { TextNamespace } from '../i18n/dictionary.ts'
import type { PlacedForm } from './define-placed-form.ts'

/** A form that editors may place in any body, as pages without it know it. */
interface PlacedFormEntry {
  /** Parts of the dictionary that it needs beside those of all forms. */
  texts: readonly TextNamespace[]
  /** Fetches its definition, from the file `definitions/{name}.ts`. */
  load: () => Promise<PlacedForm>
}

/** The forms that editors may place, by name. */
export const placedForms: { readonly [Name in PlacedFormName]: PlacedFormEntry } = {
  application: {
    texts: ['applications', 'form-fields'],
    load: () => import('./definitions/application.ts').then(({ applicationForm }) => applicationForm),
  },
  contact: {
    texts: ['contact-forms'],
    load: () => import('./definitions/contact.ts').then(({ contactForm }) => contactForm),
  },
  tip: {
    texts: ['contact-forms', 'form-fields'],
    load: () => import('./definitions/tip.ts').then(({ tipForm }) => tipForm),
  },
  advertise: {
    texts: ['contact-forms'],
    load: () => import('./definitions/advertise.ts').then(({ advertiseForm }) => advertiseForm),
  },
  subscribe: {
    texts: ['contact-forms'],
    load: () => import('./definitions/subscribe.ts').then(({ subscribeForm }) => subscribeForm),
  },
  'newsletter-signup': {
    texts: ['newsletter', 'newsletter-names'],
    load: () =>
      import('./definitions/newsletter-signup.ts').then(({ newsletterSignUpForm }) => newsletterSignUpForm),
  },
  'vacancy-report': {
    texts: ['reports'],
    load: () => import('./definitions/vacancy-report.ts').then(({ vacancyReportForm }) => vacancyReportForm),
  },
  whitepaper: {
    texts: ['contact-forms'],
    load: () => import('./definitions/whitepaper.ts').then(({ whitepaperForm }) => whitepaperForm),
  },
}

/** Kinds that editors choose from, in the component `blocks.form`. A kind that is not here yet is left out of the page. */
const byKind: Readonly<Record<string, PlacedFormName>> = {
  contact: 'contact',
  tip: 'tip',
  advertise: 'advertise',
  newsletter: 'newsletter-signup',
}

/** The form that editors mean by a kind; null where there is none yet. */
export function placedFormOf(kind: string): PlacedFormName | null {
  return Object.hasOwn(byKind, kind) ? (byKind[kind] ?? null) : null
}

/** Parts of the dictionary that the forms of a page need. */
export function placedFormTexts(names: readonly PlacedFormName[]): TextNamespace[] {
  if (names.length === 0) return []
  return ['forms', 'form-rules', ...new Set(names.flatMap((name) => placedForms[name].texts))]
}

/** Sources of what shows forms that editors placed, as the build's manifest names them. */
export function placedFormModules(names: readonly PlacedFormName[]): string[] {
  return ['client/forms/fetch-placed-form.ts', ...names.map((name) => `client/forms/definitions/${name}.ts`)]
}
