import { form } from '../../../client/forms/placed/subscribe.ts'
import { formHandler } from '../form-handler.ts'
import { orRefused } from '../or-refused.ts'
import { submissionFrom } from '../submission-from.ts'

/** Sends a request for a subscription to the subscription desk, and a copy to who asked. */
export const handler = formHandler(form, {
  limit: 'MAIL_LIMIT',
  counts: { done: ['Lead'] },
  act: ({ company, phone, message, ...request }, context) =>
    orRefused(async () => {
      await context.submissions.lead({
        ...submissionFrom(context),
        ...request,
        kind: 'subscription',
        slug: context.params.slug ?? '',
        company: company || null,
        phone: phone || null,
        message: message || null,
        jobTitle: null,
      })
      return { kind: 'stay', notice: { key: 'subscribe-form.done', values: { email: request.email } } }
    }),
})
