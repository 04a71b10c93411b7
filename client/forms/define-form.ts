import type { FilePurpose } from '../files/file-limits.ts'
import type { FormRow, FormValues } from './answer.ts'
import type { FormSchema } from './validate.ts'

/** What browser and worker know of a form: everything but what it looks like, and what it does. */
export interface FormDefinition<
  Name extends string = string,
  Schema extends FormSchema = FormSchema,
  Values extends FormValues = FormValues,
> {
  /** Sent along with the form; one of its kind on the whole site. */
  name: Name
  /** The rules; the browser applies them while somebody types, the worker to what arrives. */
  schema: Schema
  /** The values of an empty form: each field has one. */
  initial: Values
  /** Whether anybody may send it: it is then guarded against programs that fill in forms. */
  isForStrangers?: true
  /** Whether the text that signed-in readers type is kept with their account until they send it (decision 044); no form with a password may. */
  keepsDraft?: true
  /** A field whose value says what the others answer: a draft that was typed under another value isn't put back. */
  draftOf?: string
  /** Its field for a file, and what that is for. */
  file?: { field: string; purpose: FilePurpose }
  /** An empty row of each of its groups. */
  rows?: Readonly<Record<string, FormRow>>
}

/** Defines a form, once for browser and worker. A page that has markup of its own for it shows it by `useSiteForm`. */
export function defineForm<
  const Name extends string,
  Schema extends FormSchema,
  Values extends FormValues = Record<never, never>,
>(form: FormDefinition<Name, Schema, Values>): FormDefinition<Name, Schema, Values> {
  return form
}
