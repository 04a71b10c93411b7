import type { Submission } from '../submissions/submissions.ts'
import type { FormContext } from './form-handler.ts'

/** What goes with a form that this request sent. */
export function submissionFrom({ idempotencyKey, locale, here }: FormContext): Submission {
  const [sourcePath = '/'] = here.split('?', 1)
  return { submissionKey: idempotencyKey, language: locale, sourcePath }
}
