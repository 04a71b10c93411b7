import { form } from '../../../client/forms/placed/contact.ts'
import { formHandler } from '../form-handler.ts'
import { orRefused } from '../or-refused.ts'
import { submissionFrom } from '../submission-from.ts'

/** Sends a message to a department, and a copy to its writer. */
export const handler = formHandler(form, {
  limit: 'MAIL_LIMIT',
  // A question to the sales department is one of somebody who may buy.
  countsFor: ({ department }) => (department === 'sales' ? ['Lead'] : []),
  act: ({ phone, company, ...message }, context) =>
    orRefused(async () => {
      await context.submissions.contact({
        ...submissionFrom(context),
        ...message,
        phone: phone || null,
        company: company || null,
        file: null,
        copy: true,
      })
      return { kind: 'stay', notice: { key: 'contact-form.done', values: { email: message.email } } }
    }),
})
