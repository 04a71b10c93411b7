import { errors } from '../errors.ts'
import type { StrapiError } from '../strapi-error.ts'
import type { Refused } from './form-handler.ts'

/** Too many requests. */
export const tooMany = {
  kind: 'refused',
  status: 429,
  notice: { key: 'form.too-many' },
  retryAfterSeconds: errors.TooManyError.retryAfterSeconds,
} as const satisfies Refused

/** What it needs is down. */
export const unavailable = {
  kind: 'refused',
  status: 503,
  notice: { key: 'form.unavailable' },
  retryAfterSeconds: errors.UnavailableError.retryAfterSeconds,
} as const satisfies Refused

/** The refusal for a failure of the backend that may pass; null if the backend has decided. */
export function transientRefusal({
  status,
  isOutage,
}: StrapiError): typeof tooMany | typeof unavailable | null {
  if (status === 429) return tooMany
  return isOutage ? unavailable : null
}
