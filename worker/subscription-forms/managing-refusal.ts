import type { Refused } from '../forms/form-handler.ts'
import { refusedIn } from '../forms/refusal-words.ts'
import { signedOut } from '../forms/signed-out.ts'
import { orderRefusals } from '../orders/order-refusals.ts'
import type { StrapiError } from '../strapi-error.ts'

type Told =
  | 'broken'
  | 'changed'
  | 'too-long'
  | 'too-late'
  | 'seats-full'
  | 'seat-known'
  | 'seat-often'
  | 'seat-gone'
  | 'seat-other'
  | 'postcode'

/** What the codes of the backend say here, and beside which field. */
const byCode: Readonly<Record<string, { told: Told; field?: string }>> = {
  'subscription-state': { told: 'changed' },
  'pause-long': { told: 'too-long', field: 'until' },
  'too-late': { told: 'too-late' },
  'seats-full': { told: 'seats-full', field: 'email' },
  'member-already': { told: 'seat-known', field: 'email' },
  'invited-often': { told: 'seat-often', field: 'email' },
  postcode: { told: 'postcode', field: 'postcode' },
  'no-delivery': { told: 'postcode', field: 'postcode' },
}

/** Why the backend refused to change a subscription, in our words. @returns Null for what is no such refusal. */
export function managingRefusal({ status, code }: StrapiError): Refused | null {
  if (status === 401) return signedOut
  if (status === 404) return refusedWith('broken')
  const known = code && Object.hasOwn(byCode, code) ? byCode[code] : undefined
  if (status !== 400) return null
  return known ? refusedWith(known.told, known.field) : refusedIn(orderRefusals, code)
}

/** Refuses with a message, beside a field if it is about one. */
export function refusedWith(told: Told, field?: string): Refused {
  const message = { key: `subscription-form.${told}` } as const
  return {
    kind: 'refused',
    status: told === 'changed' ? 409 : 422,
    ...(field === undefined ? { notice: message } : { errors: { [field]: message } }),
  }
}
