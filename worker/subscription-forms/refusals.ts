import type { Refused } from '../forms/form-handler.ts'
import { type RefusalWords, refusedIn } from '../forms/refusal-words.ts'
import { orderRefusals } from '../orders/order-refusals.ts'
import { StrapiError } from '../strapi-error.ts'

const words: RefusalWords = {
  notices: {
    ...orderRefusals.notices,
    'still-owed': 'subscribe.refused.still-owed',
    'subscribed-already': 'subscribe.refused.subscribed-already',
  },
  fields: {
    ...orderRefusals.fields,
    'no-delivery': { delivery: { key: 'subscribe.refused.no-delivery' } },
    'start-day': { startsOn: { key: 'subscribe.refused.start-day' } },
  },
}

/**
 * Why the backend refused an order, in our words.
 * @returns Null for what is no such refusal.
 */
export function orderRefusal(failure: unknown): Refused | null {
  if (!(failure instanceof StrapiError) || failure.isOutage) return null
  if (failure.status === 404) return { kind: 'refused', status: 409, notice: { key: 'form.unpublished' } }
  return failure.status === 400 ? refusedIn(words, failure.code) : null
}
