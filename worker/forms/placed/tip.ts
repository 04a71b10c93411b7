import { form } from '../../../client/forms/placed/tip.ts'
import { formHandler } from '../form-handler.ts'
import { orRefused } from '../or-refused.ts'
import { attachedFile, submissionFrom } from '../submission-from.ts'

/** Characters of a subject at most, as the backend has it. */
const subjectLength = 150

/** Sends a tip to the newsroom; the subject says from which page. */
export const handler = formHandler(form, {
  limit: 'MAIL_LIMIT',
  act: ({ phone, attachment: _, ...message }, context) =>
    orRefused(async () => {
      const submission = submissionFrom(context)
      const subject = context.t('tip-form.mail-subject', { page: submission.sourcePath })
      await context.submissions.contact({
        ...submission,
        ...message,
        department: 'editorial',
        subject: subject.slice(0, subjectLength),
        phone: phone || null,
        company: null,
        file: attachedFile(context),
      })
      return {
        kind: 'stay',
        notice: message.copy
          ? { key: 'tip-form.done-copy', values: { email: message.email } }
          : { key: 'tip-form.done' },
      }
    }),
})
