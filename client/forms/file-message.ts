import { type FileLimits, maxMegabytes, typesInWords } from '../files/file-limits.ts'
import type { FileProblem } from '../files/file-problem.ts'
import type { FieldMessage } from './field-message.ts'

/** The message for a problem with a file. */
export function problemMessage(problem: FileProblem, limits: FileLimits, locale: string): FieldMessage {
  const key = `form.file.${problem}` as const
  if (problem === 'wrong-type') return { key, values: { types: typesInWords(limits, locale) } }
  if (problem === 'too-large') return { key, values: { megabytes: maxMegabytes(limits) } }
  const { pixels } = limits
  if (pixels && (problem === 'too-few-pixels' || problem === 'too-many-pixels'))
    return { key, values: { ...pixels } }
  return { key }
}
