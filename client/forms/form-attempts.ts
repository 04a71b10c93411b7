import type { FormAnswer, FormValues } from './answer.ts'
import { newIdempotencyKey } from './send-form.ts'

/** The attempts to send one form of a page. */
export interface FormAttempts {
  /** The key to send these values with. */
  keyOf: (values: FormValues) => string
  /** What came of sending them. */
  answered: (values: FormValues, answer: FormAnswer) => void
}

/**
 * A form has one key until there is an outcome: if an answer was lost, the next attempt gets it. What led to another page keeps its key as well, until other
 * values are sent: the back button restores the page with all that was typed, and a second press must not order twice.
 */
export function formAttempts(): FormAttempts {
  let key = ''
  let left: string | null = null
  return {
    keyOf(values) {
      if (left !== null && left !== JSON.stringify(values)) {
        key = ''
        left = null
      }
      key ||= newIdempotencyKey()
      return key
    },
    answered(values, answer) {
      if (!answer.isDone) return
      if (answer.goTo || answer.provider) left = JSON.stringify(values)
      else {
        key = ''
        left = null
      }
    },
  }
}
