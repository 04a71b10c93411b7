import type { FormKey } from '../forms/field-message.ts'

/** What to say of each code with which Firebase refuses an account: of the form, or beside one of its fields. */
export const authErrors = {
  'auth/invalid-credential': { key: 'account-error.credentials' },
  'auth/wrong-password': { key: 'account-error.credentials' },
  'auth/user-not-found': { key: 'account-error.credentials' },
  'auth/user-disabled': { key: 'account-error.blocked' },
  'auth/user-token-expired': { key: 'account-error.ended' },
  'auth/invalid-user-token': { key: 'account-error.ended' },
  'auth/requires-recent-login': { key: 'account-error.signed-out' },
  'auth/email-already-in-use': { key: 'account-error.taken' },
  'auth/operation-not-allowed': { key: 'account-error.provider-disabled' },
  'auth/expired-action-code': { key: 'account-error.code' },
  'auth/invalid-action-code': { key: 'account-error.code' },
  'auth/weak-password': { key: 'form.password-short', field: 'password' },
  'auth/password-does-not-meet-requirements': { key: 'form.password-short', field: 'password' },
  'auth/invalid-email': { key: 'form.email', field: 'email' },
  'auth/too-many-requests': { key: 'form.too-many' },
  'auth/network-request-failed': { key: 'form.failed' },
} as const satisfies Record<string, { key: FormKey; field?: string }>

/** One of them. */
export type AuthErrorCode = keyof typeof authErrors

/** Those that say that the user, or the token that stands for them, is no longer good: they sign out of the site as well, as the SDK does. */
const userTokenErrors = [
  'auth/user-token-expired',
  'auth/user-disabled',
] as const satisfies readonly AuthErrorCode[]

/** @returns The code, where it is one of a user or token that is no longer good. */
export function userTokenErrorIn(code: string): AuthErrorCode | null {
  return userTokenErrors.find((one) => one === code) ?? null
}
