import { orderCreditsForm } from '../../client/vacancies/order-form.ts'
import { employerForm } from './employer-form.ts'
import { vacancyOf } from './posting-forms.ts'

/** Orders credits and, where a vacancy is being posted, hands that in. Sent again, it orders once. */
export const orderCredits = employerForm(
  orderCreditsForm,
  async ({ company, product, reference, agreed: _, ...input }, { token }, context) => {
    const { ownVacancies, idempotencyKey, locale, href } = context
    const { payment, iban, holder, mandate, consent, ...billing } = input
    const started = await ownVacancies.order(token, company, {
      key: idempotencyKey,
      product,
      reference: reference || null,
      payment:
        payment === 'mandate'
          ? { kind: payment, iban, holder, consent: consent ? mandate : null }
          : { kind: payment },
      billing: { ...billing, attention: null, vatId: billing.vatId || null },
      language: locale,
    })
    const vacancy = vacancyOf(context)
    if (vacancy !== null) await ownVacancies.submit(token, vacancy)
    if (started?.checkout) return { kind: 'provider', url: started.checkout }
    // The page says what can be done while the provider is away.
    if (started) return { kind: 'go', path: href('betaling', {}, { code: started.code }) }
    if (vacancy === null) return { kind: 'go', path: href('jobs-mijn', {}, { bedrijf: company }) }
    return { kind: 'go', path: href('jobs-mijn-id', { id: vacancy }, { gedaan: 'ingediend' }) }
  },
)
