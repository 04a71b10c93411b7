import type { FieldErrors } from '../../client/forms/field-message.ts'
import type { Refused } from '../forms/form-handler.ts'
import { type RefusalWords, refusedIn } from '../forms/refusal-words.ts'
import { orderRefusals } from '../orders/order-refusals.ts'
import { StrapiError } from '../strapi-error.ts'

const words: RefusalWords = {
  notices: {
    ...orderRefusals.notices,
    'no-credits': 'own-vacancy.refused.no-credits',
    'too-many-drafts': 'own-vacancy.refused.too-many-drafts',
    'vacancy-incomplete': 'own-vacancy.refused.incomplete',
    'vacancy-state': 'own-vacancy.refused.state',
    'vacancy-too-long': 'own-vacancy.refused.too-long',
  },
  fields: {
    ...orderRefusals.fields,
    'billing-own-address': { email: { key: 'own-vacancy.refused.billing-own-address' } },
  },
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
  const errors = fieldErrorOf(failure.message)
  const unknown: Refused = { kind: 'refused', status: 422, errors, notice: { key: 'form.incomplete' } }
  return refusedIn(words, failure.code) ?? unknown
}

/** The backend names the field first. What the form's rules let through and it refuses is rare. */
function fieldErrorOf(message: string): FieldErrors {
  const [field = ''] = message.split(' ', 1)
  return ['closesOn', 'startsOn', 'categories'].includes(field)
    ? { [field]: { key: 'form.invalid' } }
    : { '': { key: 'form.invalid' } }
}
