import type { claimForm, confirmClaimForm } from './claim-forms.ts'
import type { endFiguresMailForm, figuresMailForm } from './figures-forms.ts'
import type { newCompanyForm } from './new-company-form.ts'
import type { coverForm, leaveOutPictureForm, logoForm, removePictureForm } from './picture-forms.ts'
import type { profileForm } from './profile-form.ts'
import type { discardProfileForm, submitProfileForm } from './profile-presses.ts'

/** The name of a form about companies and their profiles. */
export type CompanyFormName =
  | typeof claimForm.name
  | typeof confirmClaimForm.name
  | typeof newCompanyForm.name
  | typeof figuresMailForm.name
  | typeof endFiguresMailForm.name
  | typeof profileForm.name
  | typeof logoForm.name
  | typeof coverForm.name
  | typeof removePictureForm.name
  | typeof leaveOutPictureForm.name
  | typeof submitProfileForm.name
  | typeof discardProfileForm.name
