import type { RefusalWords } from '../forms/refusal-words.ts'

/** What the backend refuses of any order. */
export const orderRefusals: RefusalWords = {
  notices: {
    'no-direct-debit': 'order-form.refused.no-direct-debit',
    'no-online-payment': 'order-form.refused.no-online-payment',
    'orders-closed': 'order-form.refused.orders-closed',
    'orders-open': 'order-form.refused.orders-open',
  },
  fields: {
    'consent-needed': { consent: { key: 'order-form.refused.consent' } },
    postcode: { postcode: { key: 'form.postcode' } },
    'vat-id': { vatId: { key: 'order-form.refused.vat-id' } },
  },
}
