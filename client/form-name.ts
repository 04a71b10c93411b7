import type { AccountFormName } from './account/forms/names.ts'
import type { PlacedFormName } from './content/placed-form.ts'
import type { supplierLeadForm } from './forms/definitions/supplier-lead.ts'
import type { NewsletterFormName } from './newsletter/link-forms.ts'

/** The name of a form of this site. */
export type FormName =
  | AccountFormName
  | PlacedFormName
  | NewsletterFormName
  | (typeof supplierLeadForm)['name']
