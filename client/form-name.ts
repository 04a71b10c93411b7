import type { AccountFormName } from './account/forms/names.ts'
import type { withdrawByLinkForm } from './applications/withdraw-forms.ts'
import type { PlacedFormName } from './content/placed-form.ts'
import type { supplierLeadForm } from './forms/definitions/supplier-lead.ts'
import type { NewsletterFormName } from './newsletter/link-forms.ts'

/** The name of a form of this site. */
export type FormName =
  | AccountFormName
  | PlacedFormName
  | (typeof withdrawByLinkForm)['name']
  | NewsletterFormName
  | (typeof supplierLeadForm)['name']
