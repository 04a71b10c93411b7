import type * as v from 'valibot'
import type { FieldErrors, FieldMessage } from '../../client/forms/field-message.ts'
import type { FormSchema } from '../../client/forms/validate.ts'
import type { LimitName } from '../accounts/limits.ts'
import type { LoadContext } from '../loading/load-context.ts'

/** What a form may use beside what its page may: all of it, and the bindings. */
export interface FormContext extends LoadContext {
  env: Env
}

/** What came of a form. */
export type Outcome =
  | {
      kind: 'done'
      /** Site path of the page that comes next; one that leads elsewhere counts as `/`. */
      goTo: string
      /** A token to keep in the cookie; null signs out. The session of the token that was there ends. */
      token?: string | null
    }
  /** Done, and the reader stays. */
  | { kind: 'said'; notice: FieldMessage; token?: string | null }
  | {
      kind: 'refused'
      status: 401 | 403 | 409 | 422 | 429 | 503
      errors?: FieldErrors
      notice?: FieldMessage
      retryAfterSeconds?: number
      token?: null
    }

/** One form of a page: its rules, and what to do with what fulfils them. */
export interface FormHandler<Schema extends FormSchema = FormSchema> {
  schema: Schema
  /** How often an address may send it; without, as often as it likes. Only what fulfils the rules is counted. */
  limit?: LimitName
  /** The e-mail address of the account that is guessed at, whoever's that is: guesses are slowed down, wherever they come from. */
  about?: (input: v.InferOutput<Schema>) => string
  /** Whether it asks for the password of whoever is signed in: guesses at that are slowed down, wherever they come from. */
  asksPassword?: true
  /** Whose session is over once this was asked for, whatever comes of it: what signs in, or makes an account. */
  startsAnew?: true
  /** @throws StrapiError which `serveForm` puts in words: `account-errors.ts` has them. */
  act: (input: v.InferOutput<Schema>, context: FormContext) => Promise<Outcome>
}

/** Ties what a form does to the rules of what it is given. */
export function formHandler<Schema extends FormSchema>(handler: FormHandler<Schema>): FormHandler {
  // `serveForm` hands over what this very schema made of the input, which a list of handlers cannot say.
  return handler as unknown as FormHandler
}
