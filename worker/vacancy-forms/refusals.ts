import type { FieldErrors, FormKey } from '../../client/forms/field-message.ts'
import type { Refused } from '../forms/form-handler.ts'
import { StrapiError } from '../strapi-error.ts'

const byCode: Readonly<Record<string, FormKey>> = {
  'no-credits': 'own-vacancy.refused.no-credits',
  'no-direct-debit': 'own-vacancy.refused.no-direct-debit',
  'no-online-payment': 'own-vacancy.refused.no-online-payment',
  'orders-closed': 'own-vacancy.refused.orders-closed',
  'orders-open': 'own-vacancy.refused.orders-open',
  'too-many-drafts': 'own-vacancy.refused.too-many-drafts',
  'vacancy-incomplete': 'own-vacancy.refused.incomplete',
  'vacancy-state': 'own-vacancy.refused.state',
  'vacancy-too-long': 'own-vacancy.refused.too-long',
}

/** Refusals that are about one field. */
const byField: Readonly<Record<string, FieldErrors>> = {
  'billing-own-address': { email: { key: 'own-vacancy.refused.billing-own-address' } },
  'consent-needed': { consent: { key: 'own-vacancy.refused.consent' } },
  postcode: { postcode: { key: 'own-vacancy.refused.postcode' } },
  'vat-id': { vatId: { key: 'own-vacancy.refused.vat-id' } },
}

/**
 * Why the backend refused what somebody does with a vacancy, in our words.
 * @throws What is no such refusal: outages, and sessions that have ended.
 */
export function vacancyRefusal(failure: unknown): Refused {
  if (!(failure instanceof StrapiError) || failure.isOutage || failure.status === 401) throw failure
  if (failure.status === 403)
    return { kind: 'refused', status: 403, notice: { key: 'own-vacancy.refused.company' } }
  // Theirs no longer, or never: for both it is not there.
  if (failure.status === 404)
    return { kind: 'refused', status: 403, notice: { key: 'own-vacancy.refused.gone' } }
  const { code } = failure
  const key = code && Object.hasOwn(byCode, code) ? byCode[code] : undefined
  if (key) return { kind: 'refused', status: 422, notice: { key } }
  const known = code && Object.hasOwn(byField, code) ? byField[code] : undefined
  const errors: FieldErrors = known ?? fieldErrorOf(failure.message)
  return { kind: 'refused', status: 422, errors, notice: { key: 'form.incomplete' } }
}

/** The backend names the field first. What the form's rules let through and it refuses is rare. */
function fieldErrorOf(message: string): FieldErrors {
  const [field = ''] = message.split(' ', 1)
  return ['closesOn', 'startsOn', 'categories'].includes(field)
    ? { [field]: { key: 'form.invalid' } }
    : { '': { key: 'form.invalid' } }
}
