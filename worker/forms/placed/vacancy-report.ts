import { form } from '../../../client/forms/placed/vacancy-report.ts'
import { formHandler } from '../form-handler.ts'
import { orRefused } from '../or-refused.ts'
import { submissionFrom } from '../submission-from.ts'

/** Passes a reader's report of a vacancy on to our editors. */
export const handler = formHandler(form, {
  limit: 'MAIL_LIMIT',
  act: ({ reason, explanation, name, email }, context) =>
    orRefused(async () => {
      await context.submissions.report({
        ...submissionFrom(context),
        vacancy: Number(context.query.get('vacature')),
        reason,
        explanation,
        name: name || null,
        email: email || null,
      })
      return { kind: 'stay', notice: { key: email ? 'report-form.done-mailed' : 'report-form.done' } }
    }),
})
