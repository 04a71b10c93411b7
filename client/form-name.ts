import type { AccountFormName } from './account/forms/names.ts'
import type { CandidateFormName } from './applications/candidate-forms.ts'
import type { WithdrawFormName } from './applications/withdraw-forms.ts'
import type { CompanyFormName } from './companies/form-names.ts'
import type { PlacedFormName } from './content/placed-form.ts'
import type { supplierLeadForm } from './forms/definitions/supplier-lead.ts'
import type { AlertFormName } from './job-alerts/forms.ts'
import type { NewsletterFormName } from './newsletter/link-forms.ts'
import type { VacancyFormName } from './vacancies/form-names.ts'

/** The name of a form of this site. */
export type FormName =
  | AccountFormName
  | PlacedFormName
  | CandidateFormName
  | CompanyFormName
  | WithdrawFormName
  | NewsletterFormName
  | AlertFormName
  | VacancyFormName
  | (typeof supplierLeadForm)['name']
