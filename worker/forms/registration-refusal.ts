import type { FormKey } from '../../client/forms/field-message.ts'
import { StrapiError } from '../strapi-error.ts'
import type { Refused } from './form-handler.ts'

/** What the backend's rules of places refuse, in words. */
const sentences: Readonly<Record<string, FormKey>> = {
  'event-answers': 'event-form.refused.answers',
  'event-cancelled': 'event-form.refused.cancelled',
  'event-closed': 'event-form.refused.closed',
  'event-elsewhere': 'event-form.refused.elsewhere',
  'event-full': 'event-form.refused.full',
  'event-postponed': 'event-form.refused.postponed',
  'event-sold-out': 'event-form.refused.sold-out',
  'sign-in-needed': 'event-form.refused.sign-in',
  'tickets-fixed': 'event-form.refused.fixed',
  'tickets-lapsed': 'event-form.refused.lapsed',
  'too-late': 'event-form.refused.too-late',
}

/** Why the backend refused a form about a registration; null for any other failure. */
export function registrationRefusal(failure: unknown): Refused | null {
  if (!(failure instanceof StrapiError)) return null
  if (failure.code === 'event-offer')
    return {
      kind: 'refused',
      status: 422,
      errors: { offer: { key: 'event-form.refused.offer' } },
      notice: { key: 'form.incomplete' },
    }
  const key = failure.code && sentences[failure.code]
  return key ? { kind: 'refused', status: 409, notice: { key } } : null
}
