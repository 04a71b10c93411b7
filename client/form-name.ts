import type { AccountFormName } from './account/forms/names.ts'
import type { CandidateFormName } from './applications/candidate-forms.ts'
import type { WithdrawFormName } from './applications/withdraw-forms.ts'
import type { CompanyFormName } from './companies/form-names.ts'
import type { supplierLeadForm } from './companies/supplier-lead-form.ts'
import type { orderIssueForm } from './issues/order-form.ts'
import type { AlertFormName } from './job-alerts/forms.ts'
import type { NewsletterFormName } from './newsletter/link-forms.ts'
import type { payForm } from './orders/pay-form.ts'
import type { checkInForm } from './registrations/door-forms.ts'
import type { RegistrationFormName } from './registrations/link-forms.ts'
import type { SubscriptionFormName } from './subscriptions/form-names.ts'
import type { ManagingFormName } from './subscriptions/managing-forms.ts'
import type { VacancyFormName } from './vacancies/form-names.ts'

/** The name of a form that stands on pages of ours; those that may stand in any body are known by their files. */
export type FormName =
  | AccountFormName
  | CandidateFormName
  | CompanyFormName
  | WithdrawFormName
  | NewsletterFormName
  | AlertFormName
  | SubscriptionFormName
  | ManagingFormName
  | RegistrationFormName
  | typeof checkInForm.name
  | VacancyFormName
  | typeof orderIssueForm.name
  | typeof payForm.name
  | typeof supplierLeadForm.name
