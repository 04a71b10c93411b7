import { describe, expect, it } from 'vitest'
import { refusals } from '../../../cms/src/access/refusals.ts'
import { accountError, backendError } from '../../../worker/accounts/account-errors.ts'
import { registrationRefusal } from '../../../worker/forms/registration-refusal.ts'
import { errorFrom } from '../../../worker/strapi-error.ts'
import { managingRefusal } from '../../../worker/subscription-forms/managing-refusal.ts'
import { orderRefusal } from '../../../worker/subscription-forms/refusals.ts'
import { vacancyRefusal } from '../../../worker/vacancy-forms/refusals.ts'

describe('codes of the backend', () => {
  /** Shown in the panel, which has the sentence, or answered by the forms that meet it (`forms/handlers/`). */
  const others = [
    ...['wrong-amount', 'batch-collected', 'collection-day', 'mandate-ended', 'nothing-to-collect'],
    ...['statement-account', 'statement-large', 'statement-unreadable', 'refund-moves'],
    ...['vacancy-closed', 'alerts-full', 'follows-full'],
  ]
  const codes = Object.keys(refusals).filter((code) => !others.includes(code))

  it.each(codes)('%s has a message, whatever its sentence', (code) => {
    const body = {
      data: null,
      error: { status: 400, name: 'ValidationError', message: '', details: { code } },
    }
    const error = errorFrom(400, body)

    const said = [
      backendError(error).key !== 'account-error.failed',
      !JSON.stringify(vacancyRefusal(error)).includes('"form.invalid"'),
      ...[orderRefusal, managingRefusal, registrationRefusal].map((refusal) => refusal(error) !== null),
    ]

    expect(said).toContain(true)
  })

  it.each(['constructor', 'never-heard-of', 'Not a code', 7])('anything else is ignored: %j', (code) => {
    const error = { status: 400, name: 'ValidationError', message: 'Invalid token', details: { code } }

    expect(backendError(errorFrom(400, { data: null, error }))).toEqual({ key: 'account-error.code' })
  })
})

describe("Strapi's own sentences", () => {
  it.each([
    ['Invalid identifier or password', 'account-error.credentials'],
    ['Your account email is not confirmed', 'account-error.credentials'],
    ['Your account has been blocked by an administrator', 'account-error.blocked'],
    ['This provider is disabled', 'account-error.provider-disabled'],
    ['Register action is currently disabled', 'account-error.registration-closed'],
    ['Register action is actually not available.', 'account-error.registration-closed'],
    ['Email or Username are already taken', 'account-error.taken'],
    ['Incorrect code provided', 'account-error.code'],
    ['Invalid token', 'account-error.code'],
    ['OAuth authentication requires a completed provider session', 'account-error.provider-session'],
    ['No access_token.', 'account-error.provider-session'],
    ['Email was not available.', 'account-error.provider-email'],
    ['Email is already taken.', 'account-error.provider-taken'],
  ])('%s', (message, key) => {
    expect(accountError(message)).toEqual({ key })
  })

  it.each([
    ['Passwords do not match', 'form.confirm', 'passwordConfirmation'],
    ['The provided current password is invalid', 'account-error.current-password', 'currentPassword'],
    [
      'Your new password must be different than your current password',
      'account-error.same-password',
      'password',
    ],
    ['Password must be less than 73 bytes', 'form.password-long', 'password'],
  ])('%s, with its field', (message, key, field) => {
    expect(accountError(message)).toEqual({ key, field })
  })

  it.each(['Impossible to find the default role', '', 'constructor', '__proto__'])(
    'gives a general message for anything else: %j',
    (message) => {
      expect(accountError(message)).toEqual({ key: 'account-error.failed' })
    },
  )
})

describe('codes of Firebase’s REST API', () => {
  it.each([
    ['INVALID_LOGIN_CREDENTIALS', 'auth/invalid-credential'],
    ['EMAIL_EXISTS', 'auth/email-already-in-use'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-requests'],
    ['USER_DISABLED', 'auth/user-disabled'],
    ['EXPIRED_OOB_CODE', 'auth/expired-action-code'],
    ['INVALID_OOB_CODE', 'auth/invalid-action-code'],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'auth/requires-recent-login'],
    ['OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed'],
    ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'auth/password-does-not-meet-requirements'],
  ])('%s is %s in its SDK', (code, name) => {
    expect(accountError(code)).toEqual(accountError(name))
    expect(accountError(code)).not.toEqual({ key: 'account-error.failed' })
  })
})
