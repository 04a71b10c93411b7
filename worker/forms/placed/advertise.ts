import { otherProduct } from '../../../client/content/other-product.ts'
import { form } from '../../../client/forms/placed/advertise.ts'
import { formHandler } from '../form-handler.ts'
import { orRefused } from '../or-refused.ts'
import { submissionFrom } from '../submission-from.ts'

/** Sends an advertiser's request to sales, and a copy to who asked. */
export const handler = formHandler(form, {
  limit: 'MAIL_LIMIT',
  counts: { done: ['Lead'] },
  act: ({ product, phone, ...request }, context) =>
    orRefused(async () => {
      await context.submissions.lead({
        ...submissionFrom(context),
        ...request,
        kind: 'advertising',
        slug: product === '' || product === otherProduct ? null : product,
        phone: phone || null,
        jobTitle: null,
      })
      return { kind: 'stay', notice: { key: 'advertise-form.done', values: { email: request.email } } }
    }),
})
