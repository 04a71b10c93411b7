import type { FieldMessage } from '../../client/forms/field-message.ts'
import { limitSeconds } from '../accounts/limits.ts'
import type { StrapiError } from '../strapi-error.ts'

/** A refusal that says nothing of what was asked for: later it may come to something. */
export interface PassingRefusal {
  kind: 'refused'
  status: 429 | 503
  notice: FieldMessage
  retryAfterSeconds: number
}

/** It was asked for too often. */
export const tooMany: PassingRefusal = {
  kind: 'refused',
  status: 429,
  notice: { key: 'form.too-many' },
  retryAfterSeconds: limitSeconds,
}

const unavailable: PassingRefusal = {
  kind: 'refused',
  status: 503,
  notice: { key: 'form.unavailable' },
  retryAfterSeconds: 30,
}

/** What a failure of the backend amounts to where it passes; null where the backend has looked at the matter and refused it. */
export function passingRefusal({ status, isOutage }: StrapiError): PassingRefusal | null {
  if (status === 429) return tooMany
  return isOutage ? unavailable : null
}
