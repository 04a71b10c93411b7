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
import { exportAccount } from './account-forms/export-account.ts'
import { mailFollows } from './account-forms/follows.ts'
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
import { chooseFiguresMail, endFiguresMail } from './company-forms/figures-forms.ts'
import { newCompany } from './company-forms/new-company-form.ts'
import { leaveOutPicture, removePicture, saveCover, saveLogo } from './company-forms/picture-forms.ts'
import { discardProfile, saveProfile, submitProfile } from './company-forms/profile-forms.ts'
import type { FormHandler } from './forms/form-handler.ts'
import { answerCandidate, changeCandidate } from './forms/handlers/candidates.ts'
import { requestJobAlert } from './forms/handlers/job-alert.ts'
import { changeAlert, confirmAlert, endAlert } from './forms/handlers/job-alert-links.ts'
import {
  chooseByLink,
  confirmNewsletter,
  endNewsletters,
  refuseNewsletter,
} from './forms/handlers/newsletter-links.ts'
import { pay } from './forms/handlers/pay.ts'
import { cancelByLink, changeAttendees } from './forms/handlers/registration-links.ts'
import { supplierLead } from './forms/handlers/supplier-lead.ts'
import { withdrawByLink } from './forms/handlers/withdraw-application.ts'
import { orderIssue } from './issue-forms/order-form.ts'
import { checkIn } from './registration-forms/check-in.ts'
import { orderTickets } from './registration-forms/order-tickets.ts'
import { confirmOrder, confirmOrderWithPassword } from './subscription-forms/confirm-forms.ts'
import { receiveWithdrawal, requestLink } from './subscription-forms/leaving-forms.ts'
import {
  acceptSeat,
  actOnSubscription,
  changeDelivery,
  changePayment,
  giveSeat,
  pauseSubscription,
  takeSeat,
} from './subscription-forms/managing-forms.ts'
import { orderSubscription } from './subscription-forms/order-form.ts'
import { actOnVacancy } from './vacancy-forms/act-form.ts'
import { orderCredits } from './vacancy-forms/order-form.ts'
import { saveConditions, saveRole, saveText, submitVacancy } from './vacancy-forms/posting-forms.ts'

/** What the worker does with each form on pages of ours. One without a handler does not compile. */
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
  'follow-mail': mailFollows,
  newsletters: chooseNewsletters,
  cv: storeCv,
  'remove-cv': removeCv,
  unsave,
  'end-session': endSession,
  'end-others': endOtherSessions,
  'export-account': exportAccount,
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
  'leave-out-company-picture': leaveOutPicture,
  'figures-mail': chooseFiguresMail,
  'end-figures-mail': endFiguresMail,
  'submit-profile': submitProfile,
  'discard-profile': discardProfile,
  accept: acceptInvitation,
  'register-invited': registerByInvitation,
  'withdraw-by-link': withdrawByLink,
  withdraw,
  'change-attendees': changeAttendees,
  'cancel-by-link': cancelByLink,
  'order-tickets': orderTickets,
  'check-in': checkIn,
  candidate: changeCandidate,
  'answer-candidate': answerCandidate,
  'supplier-lead': supplierLead,
  'job-alert': requestJobAlert,
  'confirm-job-alert': confirmAlert,
  'end-job-alert': endAlert,
  'change-job-alert': changeAlert,
  'confirm-newsletter': confirmNewsletter,
  'refuse-newsletter': refuseNewsletter,
  'choose-newsletters': chooseByLink,
  'end-newsletters': endNewsletters,
  pay,
  'order-issue': orderIssue,
  'order-subscription': orderSubscription,
  'confirm-subscription': confirmOrder,
  'confirm-subscription-with-password': confirmOrderWithPassword,
  'vacancy-role': saveRole,
  'vacancy-conditions': saveConditions,
  'vacancy-text': saveText,
  'submit-vacancy': submitVacancy,
  'order-credits': orderCredits,
  'vacancy-act': actOnVacancy,
  'subscription-act': actOnSubscription,
  'pause-subscription': pauseSubscription,
  'subscription-delivery': changeDelivery,
  'subscription-payment': changePayment,
  'give-seat': giveSeat,
  'take-seat': takeSeat,
  'accept-seat': acceptSeat,
  'cancel-request': requestLink,
  withdrawal: receiveWithdrawal,
}

/** Those of the forms that may stand in any body, by their files: each has the name of its definition in `client/forms/placed/`. */
const placed = import.meta.glob<FormHandler>('./forms/placed/*.ts', { eager: true, import: 'handler' })

const byName: ReadonlyMap<string, FormHandler> = new Map(
  [...Object.values<FormHandler>(handlers), ...Object.values(placed)].map((handler) => [
    handler.form.name,
    handler,
  ]),
)

/** The handler of a form; undefined for a name that none has. */
export function handlerOf(name: string): FormHandler | undefined {
  return byName.get(name)
}
