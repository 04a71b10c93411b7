import type { FieldErrors, FormKey } from '../../client/forms/field-message.ts'
import type { Refused } from './form-handler.ts'

/** What codes of the backend (`cms/src/access/refusal.ts`) say to people: about the whole form, or beside fields. */
export interface RefusalWords {
  notices: Readonly<Record<string, FormKey>>
  fields: Readonly<Record<string, FieldErrors>>
}

/** A refusal in words; null for a code without any. */
export function refusedIn({ notices, fields }: RefusalWords, code: string | null): Refused | null {
  const key = code !== null && Object.hasOwn(notices, code) ? notices[code] : undefined
  if (key) return { kind: 'refused', status: 422, notice: { key } }
  const errors = code !== null && Object.hasOwn(fields, code) ? fields[code] : undefined
  return errors ? { kind: 'refused', status: 422, errors, notice: { key: 'form.incomplete' } } : null
}
