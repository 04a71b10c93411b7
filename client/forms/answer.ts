import type { FieldErrors, FieldMessage } from './field-message.ts'

/** The value of a field, as a browser would send it. */
export type FormValue = string | boolean | string[] | FormRow[]

/** A row of a group, by the names of its fields. */
export type FormRow = Record<string, string | boolean | string[]>

/** Values of a form by the names of its fields. */
export type FormValues = Record<string, FormValue>

/** The worker's answer to a form. */
export type FormAnswer =
  | {
      isDone: true
      /** Site path of the next page; absent if the reader stays. */
      goTo?: string
      /** Address at a payment provider, where the reader continues. */
      provider?: string
      /** The confirmation, if the reader stays. */
      notice?: FieldMessage
    }
  | { isDone: false; errors: FieldErrors; notice?: FieldMessage }

/** A form that was posted without script and is shown again on its page. */
export interface ReturnedForm {
  /** Which form of the page. */
  name: string
  /** What was typed; never a password. */
  values: FormValues
  answer: FormAnswer
}
