import type { conditionsForm } from './conditions-form.ts'
import type { orderCreditsForm } from './order-form.ts'
import type { submitVacancyForm, vacancyActForm } from './press-forms.ts'
import type { roleForm } from './role-form.ts'
import type { textForm } from './text-form.ts'

/** The name of a form in which a vacancy is written. */
export type PostingFormName = typeof roleForm.name | typeof conditionsForm.name | typeof textForm.name

/** The name of a form with which employers post and manage vacancies. */
export type VacancyFormName =
  | PostingFormName
  | typeof orderCreditsForm.name
  | typeof submitVacancyForm.name
  | typeof vacancyActForm.name
