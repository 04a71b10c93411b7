import type { FileLimits } from './file-limits.ts'
import { fileTypes } from './file-types.ts'

/** Reasons to refuse a file; each has a text below `form.file`. */
const fileProblems = [
  /** The content is of another type than allowed. */
  'wrong-type',
  'too-large',
  /** A picture of fewer pixels than its place needs, or of more than anybody can show. */
  'too-few-pixels',
  'too-many-pixels',
  'empty',
  /** Truncated or malformed. */
  'damaged',
  /** Contains macros, is encrypted, or would unpack to far more than a document. */
  'unsafe',
  /** The connection was lost during the upload. */
  'cut-off',
  /** The scanner found a virus. */
  'infected',
  /** No file was chosen. */
  'missing',
  /** Failed for a reason other than the file. */
  'not-done',
] as const

/** A reason to refuse a file. */
export type FileProblem = (typeof fileProblems)[number]

/** Type guard for untrusted values. */
export function isFileProblem(value: unknown): value is FileProblem {
  return fileProblems.some((problem) => problem === value)
}

/** Checks a file before upload; null if it's fine. Without Word, a system may know no media type for its documents. */
export function problemBefore(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { types, maxBytes }: FileLimits,
): FileProblem | null {
  const isKnown = types.some(
    (one) =>
      fileTypes[one].mediaType === type ||
      (type === '' && name.toLowerCase().endsWith(fileTypes[one].ending)),
  )
  if (!isKnown) return 'wrong-type'
  if (size > maxBytes) return 'too-large'
  return size === 0 ? 'empty' : null
}
