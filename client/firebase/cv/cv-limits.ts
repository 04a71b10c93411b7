/** Bytes that a CV may have, as `storage.rules` says too. */
export const mostCvBytes = 5 * 1024 * 1024

/** Types that it may be of, with the endings of their names. */
export const cvTypes: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
}

/** For the `accept` of a field. */
export const cvAccept = Object.values(cvTypes).join(',')

/** Why a file cannot be a CV, or what was asked came to nothing: keys below `my-account.cv`. */
export type CvProblem = 'wrong-type' | 'too-large' | 'is-empty' | 'not-done'

/** What is wrong with a file before it is sent, if anything. */
export function cvProblem({ type, size }: Pick<File, 'type' | 'size'>): CvProblem | null {
  if (!Object.hasOwn(cvTypes, type)) return 'wrong-type'
  if (size > mostCvBytes) return 'too-large'
  return size === 0 ? 'is-empty' : null
}
