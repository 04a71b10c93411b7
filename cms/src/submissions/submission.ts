import { z } from 'zod'
import { controlCharacters } from '../access/valid-input.ts'
import { languages } from '../mail/site-link.ts'

/** What every submitted form carries besides its own fields. */
export const submission = {
  /** The worker's idempotency key: the same form sent twice has the same one. */
  submissionKey: z.string().min(16).max(100),
  /** Language of the page that the form was on. */
  language: z.enum(languages),
  /** Site path of that page. */
  sourcePath: z.string().startsWith('/').max(2048),
}

/**
 * Text of several lines, as people type it.
 * @param max Characters.
 */
export function lines(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => !controlCharacters.test(text.replace(/[\r\n\t]/g, '')), 'contains control characters')
}
