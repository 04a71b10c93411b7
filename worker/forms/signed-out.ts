import type { Refused } from './form-handler.ts'

/** The session ended while the form was being filled in. */
export const signedOut = {
  kind: 'refused',
  status: 401,
  notice: { key: 'account-error.signed-out' },
} as const satisfies Refused
