import type { Refused } from '../forms/form-handler.ts'

/** The address has no code, or one that none can be. */
export const brokenLink = {
  kind: 'refused',
  status: 422,
  notice: { key: 'account-error.code' },
} as const satisfies Refused
