import { orderCreditsForm } from '../../client/vacancies/order-form.ts'
import { paymentIn, toPayment } from '../orders/order-payment.ts'
import { employerForm } from './employer-form.ts'
import { vacancyOf } from './posting-forms.ts'

/** Orders credits and, where a vacancy is being posted, hands that in. Sent again, it orders once. */
export const orderCredits = employerForm(
  orderCreditsForm,
  async (input, { token }, context) => {
    const { ownVacancies, idempotencyKey, locale, href } = context
    const { company, product, reference, name, street, postcode, city, country, email, vatId } = input
    const started = await ownVacancies.order(token, company, {
      key: idempotencyKey,
      product,
      reference: reference || null,
      payment: paymentIn(input),
      billing: { name, attention: null, street, postcode, city, country, email, vatId: vatId || null },
      language: locale,
    })
    const vacancy = vacancyOf(context)
    if (vacancy !== null) await ownVacancies.submit(token, vacancy)
    if (started) return toPayment(started, context)
    if (vacancy === null) return { kind: 'go', path: href('jobs-mijn', {}, { bedrijf: company }) }
    return { kind: 'go', path: href('jobs-mijn-id', { id: vacancy }, { gedaan: 'ingediend' }) }
  },
  { counts: { done: ['Lead'] } },
)
