import type { FileLimits } from '../../files/file-limits.ts'
import { type FileProblem, problemBefore } from '../../files/file-problem.ts'

/** Limits of a CV; `storage.rules` has the same. */
export const firebaseCvLimits: FileLimits = { types: ['pdf', 'docx'], maxBytes: 5 * 1024 * 1024 }

/** Checks a file before upload; null if it's fine. The rules require a media type and don't look at file extensions. */
export function firebaseCvProblem(file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  return file.type === '' ? 'wrong-type' : problemBefore(file, firebaseCvLimits)
}
