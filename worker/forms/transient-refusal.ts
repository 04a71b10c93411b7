import { errors } from '../errors.ts'
import type { StrapiError } from '../strapi-error.ts'
import type { Refused } from './form-handler.ts'

/** It was asked for too often. */
export const tooMany = {
  kind: 'refused',
  status: 429,
  notice: { key: 'form.too-many' },
  retryAfterSeconds: errors.TooManyError.retryAfterSeconds,
} as const satisfies Refused

/** What it needs is out of reach. */
export const unavailable = {
  kind: 'refused',
  status: 503,
  notice: { key: 'form.unavailable' },
  retryAfterSeconds: errors.UnavailableError.retryAfterSeconds,
} as const satisfies Refused

/** What a failure of the backend amounts to where trying again may help; null where it has decided the matter. */
export function transientRefusal({
  status,
  isOutage,
}: StrapiError): typeof tooMany | typeof unavailable | null {
  if (status === 429) return tooMany
  return isOutage ? unavailable : null
}
