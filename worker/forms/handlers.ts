import type { FormRouteName } from '../../client/routes.ts'
import type { FormHandler } from './form-handler.ts'
import { changeEmail, changePassword } from './handlers/account/credentials.ts'
import { deleteAccount, deleteProviderAccount } from './handlers/account/delete-account.ts'
import { chooseNewsletters } from './handlers/account/newsletters.ts'
import { changeLanguage, changeProfile } from './handlers/account/profile.ts'
import { cancelRegistration } from './handlers/account/registrations.ts'
import { unsave } from './handlers/account/saved-items.ts'
import { endOtherSessions, endSession } from './handlers/account/sessions.ts'
import { activate } from './handlers/activate.ts'
import {
  confirmAccount,
  confirmChange,
  confirmWithPassword,
  resendConfirmation,
} from './handlers/confirm-email.ts'
import { forgotPassword } from './handlers/forgot-password.ts'
import { acceptInvitation, registerByInvitation } from './handlers/invitation.ts'
import { register } from './handlers/register.ts'
import { renewReset, resetPassword } from './handlers/reset-password.ts'
import { signIn } from './handlers/sign-in.ts'

/** The forms of each page that has some, by the name that they send along as `form`. */
export const handlers: Record<FormRouteName, Readonly<Record<string, FormHandler>>> = {
  inloggen: { 'sign-in': signIn },
  registreren: { register },
  'wachtwoord-vergeten': { forgot: forgotPassword },
  'wachtwoord-reset': { reset: resetPassword, renew: renewReset },
  'email-valideren': {
    confirm: confirmAccount,
    'confirm-with-password': confirmWithPassword,
    'confirm-change': confirmChange,
    resend: resendConfirmation,
  },
  'account-activeren': { activate },
  account: {
    profile: changeProfile,
    language: changeLanguage,
    email: changeEmail,
    password: changePassword,
    newsletters: chooseNewsletters,
    unsave,
    'end-session': endSession,
    'end-others': endOtherSessions,
    delete: deleteAccount,
    'delete-provider': deleteProviderAccount,
  },
  inschrijvingen: { cancel: cancelRegistration },
  uitnodiging: { accept: acceptInvitation, register: registerByInvitation },
}
