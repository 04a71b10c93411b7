import { orderTicketsForm } from '../../client/registrations/order-form.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import { formHandler } from '../forms/form-handler.ts'
import { orRefused } from '../forms/or-refused.ts'
import { refusedIn } from '../forms/refusal-words.ts'
import { registrationRefusal } from '../forms/registration-refusal.ts'
import { paymentIn, toPayment } from '../orders/order-payment.ts'
import { orderRefusals } from '../orders/order-refusals.ts'
import { StrapiError } from '../strapi-error.ts'

/** Orders the tickets of the registration whose code stands in the address, and leads to where they are paid. */
export const orderTickets = formHandler(orderTicketsForm, {
  limit: 'MAIL_LIMIT',
  counts: { done: ['Lead'] },
  act: (input, { query, registrations, visitor, locale, href }) =>
    orRefused(async () => {
      const code = mailedCode(query, 'code') ?? ''
      const { name, attention, street, postcode, city, country, vatId, reference } = input
      try {
        const pay = await registrations.orderByLink(code, {
          userId: visitor.signedIn ? visitor.userId : null,
          payment: paymentIn(input),
          reference: reference || null,
          billing: {
            ...{ name, street, postcode, city, country },
            attention: attention || null,
            vatId: vatId || null,
          },
          language: locale,
        })
        return pay
          ? toPayment(pay, { href })
          : { kind: 'go', path: href('inschrijving', {}, { code, verstuurd: '1' }) }
      } catch (failure) {
        const refused = ticketRefusal(failure)
        if (refused) return refused
        throw failure
      }
    }),
})

function ticketRefusal(failure: unknown) {
  if (!(failure instanceof StrapiError) || failure.isOutage) return null
  if (failure.code === 'event-offer')
    return { kind: 'refused', status: 409, notice: { key: 'ticket-order.refused.offer' } } as const
  return refusedIn(orderRefusals, failure.code) ?? registrationRefusal(failure)
}
