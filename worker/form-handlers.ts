import type { FormName } from '../client/form-name.ts'
import { activate } from './account-forms/activate.ts'
import { withdraw } from './account-forms/applications.ts'
import { chooseCompany } from './account-forms/company.ts'
import {
  confirmAccount,
  confirmChange,
  confirmWithPassword,
  resendConfirmation,
} from './account-forms/confirm-email.ts'
import { changeEmail, changePassword } from './account-forms/credentials.ts'
import { removeCv, storeCv } from './account-forms/cv.ts'
import { deleteAccount, deleteProviderAccount } from './account-forms/delete-account.ts'
import { forgotPassword } from './account-forms/forgot-password.ts'
import { acceptInvitation, registerByInvitation } from './account-forms/invitation.ts'
import { endMembership, inviteMember, revokeInvitation, setMemberRole } from './account-forms/members.ts'
import { chooseNewsletters } from './account-forms/newsletters.ts'
import { changeLanguage, changeProfile } from './account-forms/profile.ts'
import { register } from './account-forms/register.ts'
import { cancelRegistration } from './account-forms/registrations.ts'
import { renewReset, resetPassword } from './account-forms/reset-password.ts'
import { unsave } from './account-forms/saved-items.ts'
import { endOtherSessions, endSession } from './account-forms/sessions.ts'
import { signIn } from './account-forms/sign-in.ts'
import { claimCompany, confirmClaim } from './company-forms/claim-forms.ts'
import { newCompany } from './company-forms/new-company-form.ts'
import { removePicture, saveCover, saveLogo } from './company-forms/picture-forms.ts'
import { discardProfile, saveProfile, submitProfile } from './company-forms/profile-forms.ts'
import type { FormHandler } from './forms/form-handler.ts'
import { advertise } from './forms/handlers/advertise.ts'
import { apply } from './forms/handlers/application.ts'
import { answerCandidate, changeCandidate } from './forms/handlers/candidates.ts'
import { contact } from './forms/handlers/contact.ts'
import { requestJobAlert } from './forms/handlers/job-alert.ts'
import { changeAlert, confirmAlert, endAlert } from './forms/handlers/job-alert-links.ts'
import {
  chooseByLink,
  confirmNewsletter,
  endNewsletters,
  refuseNewsletter,
} from './forms/handlers/newsletter-links.ts'
import { signUpForNewsletters } from './forms/handlers/newsletter-signup.ts'
import { subscribe } from './forms/handlers/subscribe.ts'
import { supplierLead } from './forms/handlers/supplier-lead.ts'
import { tip } from './forms/handlers/tip.ts'
import { reportVacancy } from './forms/handlers/vacancy-report.ts'
import { requestWhitepaper } from './forms/handlers/whitepaper.ts'
import { withdrawByLink } from './forms/handlers/withdraw-application.ts'
import { actOnVacancy } from './vacancy-forms/act-form.ts'
import { orderCredits } from './vacancy-forms/order-form.ts'
import { saveConditions, saveRole, saveText, submitVacancy } from './vacancy-forms/posting-forms.ts'

/** What the worker does with each form, whichever page it stands on. A form without a handler does not compile. */
const handlers: { readonly [Name in FormName]: FormHandler<Name> } = {
  'sign-in': signIn,
  register,
  forgot: forgotPassword,
  reset: resetPassword,
  renew: renewReset,
  confirm: confirmAccount,
  'confirm-with-password': confirmWithPassword,
  'confirm-change': confirmChange,
  resend: resendConfirmation,
  activate,
  profile: changeProfile,
  language: changeLanguage,
  company: chooseCompany,
  'invite-member': inviteMember,
  'revoke-invitation': revokeInvitation,
  'member-role': setMemberRole,
  'end-membership': endMembership,
  email: changeEmail,
  password: changePassword,
  newsletters: chooseNewsletters,
  cv: storeCv,
  'remove-cv': removeCv,
  unsave,
  'end-session': endSession,
  'end-others': endOtherSessions,
  delete: deleteAccount,
  'delete-provider': deleteProviderAccount,
  cancel: cancelRegistration,
  'claim-company': claimCompany,
  'confirm-claim': confirmClaim,
  'new-company': newCompany,
  'company-profile': saveProfile,
  'company-logo': saveLogo,
  'company-cover': saveCover,
  'remove-company-picture': removePicture,
  'submit-profile': submitProfile,
  'discard-profile': discardProfile,
  accept: acceptInvitation,
  'register-invited': registerByInvitation,
  application: apply,
  'withdraw-by-link': withdrawByLink,
  withdraw,
  candidate: changeCandidate,
  'answer-candidate': answerCandidate,
  contact,
  tip,
  'vacancy-report': reportVacancy,
  whitepaper: requestWhitepaper,
  advertise,
  subscribe,
  'supplier-lead': supplierLead,
  'job-alert': requestJobAlert,
  'confirm-job-alert': confirmAlert,
  'end-job-alert': endAlert,
  'change-job-alert': changeAlert,
  'newsletter-signup': signUpForNewsletters,
  'confirm-newsletter': confirmNewsletter,
  'refuse-newsletter': refuseNewsletter,
  'choose-newsletters': chooseByLink,
  'end-newsletters': endNewsletters,
  'vacancy-role': saveRole,
  'vacancy-conditions': saveConditions,
  'vacancy-text': saveText,
  'submit-vacancy': submitVacancy,
  'order-credits': orderCredits,
  'vacancy-act': actOnVacancy,
}

/** The handler of a form; undefined for a name that none has. */
export function handlerOf(name: string): FormHandler | undefined {
  // `hasOwn`: what somebody sends may be named like a property that every object has.
  return Object.hasOwn(handlers, name) ? handlers[name as FormName] : undefined
}
