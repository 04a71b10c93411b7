import type { FieldErrors, FieldMessage } from './field-message.ts'

/** What a form holds: what a browser would send of it. */
export type FormValue = string | boolean | string[]

/** Values of a form by the names of its fields. */
export type FormValues = Record<string, FormValue>

/** What the worker says to a form that was sent. */
export type FormAnswer =
  | {
      isDone: true
      /** Site path of the page that comes next; absent where the reader stays. */
      goTo?: string
      /** Address at a provider of payments, where the reader goes on. */
      provider?: string
      /** What was done, where the reader stays. */
      notice?: FieldMessage
    }
  | { isDone: false; errors: FieldErrors; notice?: FieldMessage }

/** A form that was sent without script and comes back with its page. */
export interface ReturnedForm {
  /** Which form of the page. */
  name: string
  /** What was typed; never a password. */
  values: FormValues
  answer: FormAnswer
}
