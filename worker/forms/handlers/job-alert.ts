import { jobAlertForm } from '../../../client/job-alerts/forms.ts'
import { knownTopic } from '../../push/known-topic.ts'
import { StrapiError } from '../../strapi-error.ts'
import { formHandler, type Outcome } from '../form-handler.ts'

/**
 * Asks for an alert about the search or the employer of the page. The answer is the same whatever the address gets already; who is signed in
 * with it has it at once.
 */
export const requestJobAlert = formHandler(jobAlertForm, {
  limit: 'MAIL_LIMIT',
  counts: { done: ['Lead'] },
  async act({ subject: asked, email, frequency }, context): Promise<Outcome> {
    const { visitor, jobAlerts, idempotencyKey, locale, here } = context
    const subject = jobSubject(asked)
    if (!subject || !(await jobAlerts.canHaveJobs(subject)))
      return { kind: 'refused', status: 422, notice: { key: 'job-alert-form.unknown' } }
    const [sourcePath = '/'] = here.split('?', 1)
    const request = { submissionKey: idempotencyKey, language: locale, sourcePath, subject, frequency }
    if (visitor.signedIn && visitor.user?.email === email)
      try {
        await jobAlerts.add(visitor.token, request)
        return { kind: 'stay', notice: { key: 'job-alert-form.done-own' } }
      } catch (failure) {
        if (failure instanceof StrapiError && failure.code === 'alerts-full')
          return { kind: 'refused', status: 409, notice: { key: 'job-alert-form.full' } }
        throw failure
      }
    await jobAlerts.request({ ...request, email })
    return { kind: 'stay', notice: { key: 'job-alert-form.done', values: { email } } }
  },
})

/** A topic about vacancies in its canonical form; null for any other. */
function jobSubject(asked: string): string | null {
  return /^(?:jobs|employer)\b/.test(asked) ? knownTopic(asked) : null
}
