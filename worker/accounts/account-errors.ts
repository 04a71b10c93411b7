import { authErrors } from '../../client/firebase/auth-errors.ts'
import type { FieldErrors, FieldMessage, FormKey } from '../../client/forms/field-message.ts'
import type { StrapiError } from '../strapi-error.ts'

/** The message for a refusal, for the whole form or one of its fields. */
export interface AccountError {
  key: FormKey
  /** The field that it is about, if any. */
  field?: string
}

/** The codes of our own backend (`cms/src/access/refusal.ts`), with our messages. */
const byCode: Readonly<Record<string, AccountError>> = {
  'another-password-needed': { key: 'account-error.other-browser' },
  'picture-large': { key: 'account-error.picture-large', field: 'file' },
  'picture-small': { key: 'account-error.picture-small', field: 'file' },
  'picture-type': { key: 'form.file.damaged', field: 'file' },
  'claim-code': { key: 'account-error.claim-code', field: 'code' },
  'claim-free-mail': { key: 'account-error.claim-free-mail', field: 'email' },
  'claim-own': { key: 'account-error.claim-own' },
  'claimed-often': { key: 'account-error.claimed-often', field: 'email' },
  'companies-many': { key: 'account-error.companies-many' },
  'company-known': { key: 'account-error.company-known', field: 'kvk' },
  'company-unpublished': { key: 'account-error.company-unpublished' },
  'vacancy-state': { key: 'account-error.profile-state' },
  'incorrect-code': { key: 'account-error.code' },
  'invalid-token': { key: 'account-error.code' },
  'invited-often': { key: 'account-error.invited-often', field: 'email' },
  'last-owner': { key: 'account-error.last-owner' },
  'member-already': { key: 'account-error.member-already', field: 'email' },
  'password-common': { key: 'form.password-common', field: 'password' },
  'password-long': { key: 'form.password-long', field: 'password' },
  'password-personal': { key: 'form.password-personal', field: 'password' },
  'password-short': { key: 'form.password-short', field: 'password' },
  'passwords-differ': { key: 'form.confirm', field: 'passwordConfirmation' },
  'registration-closed': { key: 'account-error.registration-closed' },
  'too-late': { key: 'account-error.too-late' },
  'wrong-password': { key: 'account-error.current-password', field: 'currentPassword' },
  taken: { key: 'account-error.taken' },
}

/** Sentences of Strapi, codes of Firebase and of providers, with our messages. The only place that knows them. */
const byMessage: Readonly<Record<string, AccountError>> = {
  'Invalid identifier or password': { key: 'account-error.credentials' },
  // Another message would reveal to someone who has just registered an address that it had no account before.
  'Your account email is not confirmed': { key: 'account-error.credentials' },
  'Your account has been blocked by an administrator': { key: 'account-error.blocked' },
  'This provider is disabled': { key: 'account-error.provider-disabled' },
  'Register action is currently disabled': { key: 'account-error.registration-closed' },
  'Register action is actually not available.': { key: 'account-error.registration-closed' },
  'Email or Username are already taken': { key: 'account-error.taken' },
  'email must be a valid email': { key: 'form.email', field: 'email' },
  'Incorrect code provided': { key: 'account-error.code' },
  'Invalid token': { key: 'account-error.code' },
  'Passwords do not match': { key: 'form.confirm', field: 'passwordConfirmation' },
  'The provided current password is invalid': {
    key: 'account-error.current-password',
    field: 'currentPassword',
  },
  'Your new password must be different than your current password': {
    key: 'account-error.same-password',
    field: 'password',
  },
  'Password must be less than 73 bytes': { key: 'form.password-long', field: 'password' },
  'OAuth authentication requires a completed provider session': { key: 'account-error.provider-session' },
  'No access_token.': { key: 'account-error.provider-session' },
  'Email was not available.': { key: 'account-error.provider-email' },
  'Email is already taken.': { key: 'account-error.provider-taken' },

  // Codes of Firebase accounts, from the SDK and the REST API.
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

  // Sent as `?error=` by a provider, or by Strapi on its behalf.
  access_denied: { key: 'account-error.provider-denied' },
  oauth_error: { key: 'account-error.provider-session' },
  // Our own code for a provider that the backend doesn't have.
  provider_disabled: { key: 'account-error.provider-disabled' },
}

/**
 * The message for a sentence of Strapi, a code of Firebase, or an `error` from a provider.
 * @returns A general message for anything unknown.
 */
export function accountError(message: string): AccountError {
  return known(byMessage, message) ?? { key: 'account-error.failed' }
}

/** The message for a refusal by the backend. */
export function backendError({ code, message }: Pick<StrapiError, 'code' | 'message'>): AccountError {
  return (code !== null && known(byCode, code)) || accountError(message)
}

/** The same as a form's errors and notice. */
export function refusalOf(failure: StrapiError): { errors: FieldErrors; notice: FieldMessage } {
  const { key, field } = backendError(failure)
  return field
    ? { errors: { [field]: { key } }, notice: { key: 'form.incomplete' } }
    : { errors: {}, notice: { key } }
}

/** `hasOwn`: a message may have the name of an inherited property. */
function known(table: Readonly<Record<string, AccountError>>, name: string): AccountError | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
