import type * as v from 'valibot'
import type { EventType } from '../../client/content/event-types.ts'
import type { FormDefinition } from '../../client/forms/define-form.ts'
import type { FieldErrors, FieldMessage } from '../../client/forms/field-message.ts'
import type { FormSchema } from '../../client/forms/validate.ts'
import type { ExportedAccount } from '../account-export/exported-account.ts'
import type { SignedInVisitor } from '../accounts/visitor.ts'
import type { PrivateFile } from '../files/private-file.ts'
import type { FileForm } from '../files/read-file-form.ts'
import type { LimitName } from '../http/limits.ts'
import type { LoadContext } from '../loading/load-context.ts'

/** What a handler may use beside what the page of its form may: all of it, and the bindings. */
export interface FormContext extends LoadContext {
  env: Env
  /** Goes with calls to the backend, so that one that is made again does nothing twice: the same for the same form sent again. */
  idempotencyKey: string
  /** Signs the visitor in with another token, or out with null. */
  changeToken: (token: string | null) => Promise<void>
  /** Remembers in the browser whether its reader is counted. */
  chooseStatistics: (isCounted: boolean) => void
  /** All that we hold of a reader. @throws StrapiError */
  exportAccount: (reader: SignedInVisitor) => Promise<ExportedAccount>
  /** Headers that the answer gets. */
  answerHeaders: Headers
  /** The file in the form, if its handler accepts one. */
  file: FileForm['file']
  /** The file that the form names, if it has a field for one; it is deleted with the form's record. */
  attachment: PrivateFile | null
}

/** The outcome of a form. */
export type Outcome =
  /** Done, and the reader stays: the page shows a flash message. */
  | { kind: 'stay'; notice: FieldMessage }
  /** Done, and another page is next. `path` is on this site; any other counts as `/`. */
  | { kind: 'go'; path: string }
  /** Continues at a payment provider. `url` is at one of the configured origins. */
  | { kind: 'provider'; url: string }
  /** Answers with a download. `name` is the file's name. Text, since outcomes are remembered as JSON. */
  | { kind: 'file'; name: string; type: string; body: string }
  | Refused

/** Nothing was done, and what was typed stays. */
export interface Refused {
  kind: 'refused'
  status: 401 | 403 | 409 | 422 | 429 | 503
  errors?: FieldErrors
  notice?: FieldMessage
  retryAfterSeconds?: number
}

interface HandlerOptions {
  /** How often an address may send it; without, as often as it likes. Only what fulfils the rules is counted. */
  limit?: LimitName
  /** What it counts as in the statistics, by what the handler made of it. An outage counts as nothing. */
  counts?: { done: readonly EventType[]; refused?: readonly EventType[] }
  /**
   * Whether sending it again may act again. Without it, what was done for an idempotency key is remembered and answers those who
   * send the same again.
   */
  isRepeatable?: true
  /** Limit of a file in the form, in bytes; by default the form has none. */
  maxFileBytes?: number
}

/** What the worker does with one form. */
export interface FormHandler<Name extends string = string, Input = unknown> extends HandlerOptions {
  form: FormDefinition<Name>
  /** What it counts as beside `counts` once it is done, by what was sent. */
  countsFor?: (input: Input) => readonly EventType[]
  /** @throws StrapiError for what the backend refuses; `serveForm` answers outages. */
  act: (input: Input, context: FormContext) => Promise<Outcome>
}

/** Ties what a form does to its definition: `act` is given what the rules have made of the values. */
export function formHandler<Name extends string, Schema extends FormSchema>(
  form: FormDefinition<Name, Schema>,
  handler: HandlerOptions & Pick<FormHandler<Name, v.InferOutput<Schema>>, 'act' | 'countsFor'>,
): FormHandler<Name> {
  // `serveForm` hands over what this very schema made of the input, which a table of handlers cannot say.
  return { form, ...handler } as unknown as FormHandler<Name>
}
