import type { AttachedFile, Submission } from '../submissions/submissions.ts'
import type { FormContext } from './form-handler.ts'

/** What goes with a form that this request sent. */
export function submissionFrom({ idempotencyKey, locale, here }: FormContext): Submission {
  const [sourcePath = '/'] = here.split('?', 1)
  return { submissionKey: idempotencyKey, language: locale, sourcePath }
}

/** The file of a form, as its record in the backend names it. */
export function attachedFile({ attachment }: FormContext): AttachedFile | null {
  if (!attachment) return null
  const { id, type, bytes } = attachment
  return { id, type, bytes }
}
