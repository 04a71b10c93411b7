import type * as v from 'valibot'
import { orderSubscriptionForm } from '../../client/subscriptions/order-form.ts'
import { recheckSession } from '../accounts/current-user.ts'
import { type FormContext, formHandler, type Outcome } from '../forms/form-handler.ts'
import { orRefused } from '../forms/or-refused.ts'
import { paymentIn } from '../orders/order-payment.ts'
import type { SubscriptionOrder } from '../subscriptions/subscriptions.ts'
import { afterOrder } from './after-order.ts'
import { orderRefusal } from './refusals.ts'

type Input = v.InferOutput<typeof orderSubscriptionForm.schema>

/** Orders the subscription of the page: for a reader at once, for a stranger once their mailbox has confirmed. */
export const orderSubscription = formHandler(orderSubscriptionForm, {
  limit: 'MAIL_LIMIT',
  counts: { done: ['Lead'] },
  act: (input, context) =>
    orRefused(() =>
      ordered(input, context).catch((failure: unknown) => {
        const refused = orderRefusal(failure)
        if (refused) return refused
        throw failure
      }),
    ),
})

async function ordered(input: Input, context: FormContext): Promise<Outcome> {
  const { visitor, subscriptions } = context
  const order = orderOf(input, context)
  if (visitor.signedIn) {
    const placed = await subscriptions.order(visitor.token, order)
    // They read more from now on.
    recheckSession(visitor.token)
    return afterOrder(placed, context)
  }
  const { email } = input
  await subscriptions.request({ ...order, email })
  return { kind: 'stay', notice: { key: 'subscribe-form.done', values: { email } } }
}

function orderOf(input: Input, { idempotencyKey, params, locale }: FormContext): SubscriptionOrder {
  const { buyer, company, name, street, postcode, city, country, vatId } = input
  const { delivery, deliveryName, deliveryStreet, deliveryPostcode, deliveryCity, deliveryCountry } = input
  const { reference, startsOn } = input
  const address = { street, postcode, city, country }
  const isCompany = buyer === 'company'
  return {
    key: idempotencyKey,
    product: params.slug ?? '',
    reference: (isCompany && reference) || null,
    payment: paymentIn(input),
    billing: isCompany
      ? { ...address, name: company, attention: name, vatId: vatId || null }
      : { ...address, name, attention: null, vatId: null },
    delivery:
      delivery === 'other'
        ? {
            name: deliveryName,
            street: deliveryStreet,
            postcode: deliveryPostcode,
            city: deliveryCity,
            country: deliveryCountry,
          }
        : null,
    startsOn: startsOn || null,
    language: locale,
  }
}
