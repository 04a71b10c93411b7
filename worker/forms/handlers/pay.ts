import { payForm } from '../../../client/orders/pay-form.ts'
import { mailedCode } from '../../accounts/mailed-code.ts'
import { StrapiError } from '../../strapi-error.ts'
import { formHandler, type Outcome } from '../form-handler.ts'

const notNow: Outcome = { kind: 'refused', status: 409, notice: { key: 'payment-form.not-now' } }

/** Goes to the provider, to pay the order of the code in the address. */
export const pay = formHandler(payForm, {
  limit: 'SIGN_IN_LIMIT',
  isRepeatable: true,
  async act(_nothing, { query, payments }) {
    const checkout = await payments.start(mailedCode(query, 'code') ?? '').catch((failure: unknown) => {
      // Forged, or nothing is paid online any more: the page says so.
      if (!(failure instanceof StrapiError) || failure.isOutage) throw failure
      return null
    })
    return checkout ? { kind: 'provider', url: checkout } : notNow
  },
})
