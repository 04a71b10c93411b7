import type { FieldErrors, FormKey } from '../../client/forms/field-message.ts'
import type { Refused } from '../forms/form-handler.ts'
import { StrapiError } from '../strapi-error.ts'

const byCode: Readonly<Record<string, FormKey>> = {
  'no-direct-debit': 'subscribe.refused.no-direct-debit',
  'no-online-payment': 'subscribe.refused.no-online-payment',
  'orders-closed': 'subscribe.refused.orders-closed',
  'orders-open': 'subscribe.refused.orders-open',
  'still-owed': 'subscribe.refused.still-owed',
  'subscribed-already': 'subscribe.refused.subscribed-already',
}

/** Refusals that are about one field. */
const byField: Readonly<Record<string, FieldErrors>> = {
  'consent-needed': { consent: { key: 'subscribe.refused.consent' } },
  'no-delivery': { delivery: { key: 'subscribe.refused.no-delivery' } },
  'start-day': { startsOn: { key: 'subscribe.refused.start-day' } },
  postcode: { postcode: { key: 'form.postcode' } },
  'vat-id': { vatId: { key: 'subscribe.refused.vat-id' } },
}

/**
 * Why the backend refused an order, in our words.
 * @returns Null for what is no such refusal.
 */
export function orderRefusal(failure: unknown): Refused | null {
  if (!(failure instanceof StrapiError) || failure.isOutage) return null
  if (failure.status === 404) return { kind: 'refused', status: 409, notice: { key: 'form.unpublished' } }
  const { code } = failure
  if (failure.status !== 400 || code === null) return null
  const key = Object.hasOwn(byCode, code) ? byCode[code] : undefined
  if (key) return { kind: 'refused', status: 422, notice: { key } }
  const errors = Object.hasOwn(byField, code) ? byField[code] : undefined
  return errors ? { kind: 'refused', status: 422, errors, notice: { key: 'form.incomplete' } } : null
}
