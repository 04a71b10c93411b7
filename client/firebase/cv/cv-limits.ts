/** Maximum size of a CV in bytes; `storage.rules` has the same limit. */
export const maxCvBytes = 5 * 1024 * 1024

/** Allowed types, with their file extensions. */
export const cvTypes: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
}

/** For the `accept` of a field. */
export const cvAccept = Object.values(cvTypes).join(',')

/** Why a file can't be a CV, or why an action failed: keys below `my-account.cv`. */
export type CvProblem = 'wrong-type' | 'too-large' | 'is-empty' | 'not-done'

/** Checks a file before upload; null if it's fine. */
export function cvProblem({ type, size }: Pick<File, 'type' | 'size'>): CvProblem | null {
  if (!Object.hasOwn(cvTypes, type)) return 'wrong-type'
  if (size > maxCvBytes) return 'too-large'
  return size === 0 ? 'is-empty' : null
}
