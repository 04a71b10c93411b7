import { authErrors } from '../../client/firebase/auth-errors.ts'
import type { FieldErrors, FieldMessage, FormKey } from '../../client/forms/field-message.ts'
import type { StrapiError } from '../strapi/error.ts'

/** What to say of a refusal of the backend: of the form, or beside one of its fields. */
export interface AccountError {
  key: FormKey
  /** Field that it is about, where it is about one. */
  field?: string
}

/** What the backend says, word for word, and what we say. The one place that knows its sentences. */
const byMessage: Readonly<Record<string, AccountError>> = {
  'Invalid identifier or password': { key: 'account-error.credentials' },
  // Whoever has just registered an address would learn from another text that it had no account before.
  'Your account email is not confirmed': { key: 'account-error.credentials' },
  'Your account has been blocked by an administrator': { key: 'account-error.blocked' },
  'This provider is disabled': { key: 'account-error.provider-disabled' },
  'Register action is currently disabled': { key: 'account-error.registration-closed' },
  'Register action is actually not available.': { key: 'account-error.registration-closed' },
  'Email or Username are already taken': { key: 'account-error.taken' },
  'email must be a valid email': { key: 'form.email', field: 'email' },
  'Incorrect code provided': { key: 'account-error.code' },
  'Invalid token': { key: 'account-error.code' },
  'Another password is needed': { key: 'account-error.other-browser' },
  'Passwords do not match': { key: 'form.confirm', field: 'passwordConfirmation' },
  'The provided current password is invalid': {
    key: 'account-error.current-password',
    field: 'currentPassword',
  },
  'Your new password must be different than your current password': {
    key: 'account-error.same-password',
    field: 'password',
  },
  'password is too common': { key: 'form.password-common', field: 'password' },
  'password is too personal': { key: 'form.password-personal', field: 'password' },
  'password must be at least 10 characters': { key: 'form.password-short', field: 'password' },
  'password must be at most 72 bytes': { key: 'form.password-long', field: 'password' },
  'Password must be less than 73 bytes': { key: 'form.password-long', field: 'password' },
  'The invitation is for another e-mail address': { key: 'account-error.other-address' },
  'This account already belongs to a company': { key: 'account-error.other-company' },
  'Too late': { key: 'account-error.too-late' },
  'OAuth authentication requires a completed provider session': { key: 'account-error.provider-session' },
  'No access_token.': { key: 'account-error.provider-session' },
  'Email was not available.': { key: 'account-error.provider-email' },
  'Email is already taken.': { key: 'account-error.provider-taken' },

  // Codes of the accounts of Firebase, and how its interface calls the same.
  INVALID_LOGIN_CREDENTIALS: { key: 'account-error.credentials' },
  INVALID_PASSWORD: { key: 'account-error.credentials' },
  EMAIL_NOT_FOUND: { key: 'account-error.credentials' },
  USER_DISABLED: { key: 'account-error.blocked' },
  EMAIL_EXISTS: { key: 'account-error.taken' },
  OPERATION_NOT_ALLOWED: { key: 'account-error.provider-disabled' },
  EXPIRED_OOB_CODE: { key: 'account-error.code' },
  INVALID_OOB_CODE: { key: 'account-error.code' },
  WEAK_PASSWORD: { key: 'form.password-short', field: 'password' },
  INVALID_EMAIL: { key: 'form.email', field: 'email' },
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: { key: 'form.password-short', field: 'password' },
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: { key: 'account-error.signed-out' },
  TOKEN_EXPIRED: { key: 'account-error.ended' },
  INVALID_ID_TOKEN: { key: 'account-error.ended' },
  TOO_MANY_ATTEMPTS_TRY_LATER: { key: 'form.too-many' },
  ...authErrors,

  // What a provider, or Strapi on its behalf, sends along as `?error=`.
  access_denied: { key: 'account-error.provider-denied' },
  oauth_error: { key: 'account-error.provider-session' },
  // Our own word on the way to a provider that the backend does not have.
  provider_disabled: { key: 'account-error.provider-disabled' },
}

/**
 * What to say of a refusal.
 * @param message A message of Strapi, a code of Firebase, or an `error` of a provider's way back.
 */
export function accountError(message: string): AccountError {
  // `hasOwn`: a message may be named like a property that every object has.
  const known = Object.hasOwn(byMessage, message) ? byMessage[message] : undefined
  return known ?? { key: 'account-error.failed' }
}

/** The same as a form says it. */
export function refusalOf({ message }: StrapiError): { errors: FieldErrors; notice: FieldMessage } {
  const { key, field } = accountError(message)
  return field
    ? { errors: { [field]: { key } }, notice: { key: 'form.incomplete' } }
    : { errors: {}, notice: { key } }
}
