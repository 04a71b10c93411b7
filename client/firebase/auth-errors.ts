import type { FormKey } from '../forms/field-message.ts'

/** The message for each code with which Firebase refuses an account, shown for the form or next to one of its fields. */
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

export type AuthErrorCode = keyof typeof authErrors

/** Codes for a user or token that is no longer valid: these end the session on the site too, as the SDK does. */
const userTokenErrors = [
  'auth/user-token-expired',
  'auth/user-disabled',
] as const satisfies readonly AuthErrorCode[]

/** @returns The code, if it means that the user or token is no longer valid. */
export function userTokenErrorIn(code: string): AuthErrorCode | null {
  return userTokenErrors.find((one) => one === code) ?? null
}
