import { form } from '../../../client/forms/placed/newsletter-signup.ts'
import { formHandler } from '../form-handler.ts'

/** Requests newsletters. The answer is the same whoever gets which already. */
export const handler = formHandler(form, {
  limit: 'MAIL_LIMIT',
  counts: { done: ['Lead'] },
  async act({ email, lists }, { submissions, idempotencyKey, locale, here }) {
    // Without its query: the address may hold the code of another mail.
    const [sourcePath = '/'] = here.split('?', 1)
    await submissions.subscribe({ submissionKey: idempotencyKey, language: locale, sourcePath, email, lists })
    return { kind: 'stay', notice: { key: 'newsletter-form.done', values: { email } } }
  },
})
