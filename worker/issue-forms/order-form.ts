import { orderIssueForm } from '../../client/issues/order-form.ts'
import { formHandler, type Outcome } from '../forms/form-handler.ts'
import { orRefused } from '../forms/or-refused.ts'
import { type RefusalWords, refusedIn } from '../forms/refusal-words.ts'
import { toPayment } from '../orders/order-payment.ts'
import { orderRefusals } from '../orders/order-refusals.ts'
import { askedIssue } from '../pages/order-issue.ts'
import { StrapiError } from '../strapi-error.ts'

const words: RefusalWords = {
  notices: { ...orderRefusals.notices, 'no-online-payment': 'issues.refused.closed' },
  fields: { ...orderRefusals.fields, 'no-delivery': { country: { key: 'issues.refused.no-delivery' } } },
}

/** Orders the issue of the address, and goes on to where it is paid. */
export const orderIssue = formHandler(orderIssueForm, {
  limit: 'MAIL_LIMIT',
  counts: { done: ['Lead'] },
  act: ({ copy, email, ...billing }, context) =>
    orRefused(async () => {
      const { issues, visitor, query, idempotencyKey, locale } = context
      const isOwn = visitor.signedIn
      try {
        const started = await issues.order(isOwn ? visitor.token : null, {
          ...{ key: idempotencyKey, issue: askedIssue(query) ?? 0, isOnPaper: copy === 'paper' },
          ...{ billing, email: isOwn ? null : email, language: locale },
        })
        return toPayment(started, context)
      } catch (failure) {
        const refused = refusalOf(failure)
        if (!refused) throw failure
        return refused
      }
    }),
})

function refusalOf(failure: unknown): Outcome | null {
  if (!(failure instanceof StrapiError) || failure.isOutage) return null
  if (failure.status === 404) return { kind: 'refused', status: 409, notice: { key: 'issues.refused.gone' } }
  return failure.status === 400 ? refusedIn(words, failure.code) : null
}
