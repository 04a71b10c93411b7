import type * as v from 'valibot'
import type { FormDefinition } from '../../client/forms/define-form.ts'
import type { FormSchema } from '../../client/forms/validate.ts'
import { refusalOf } from '../accounts/account-errors.ts'
import { clearSiteData } from '../accounts/clear-site-data.ts'
import { accountKey, slowGuesses } from '../accounts/slow-guesses.ts'
import type { SignedInVisitor } from '../accounts/visitor.ts'
import { type FormContext, type FormHandler, formHandler, type Outcome } from '../forms/form-handler.ts'
import { signedOut } from '../forms/signed-out.ts'
import { transientRefusal } from '../forms/transient-refusal.ts'
import { StrapiError } from '../strapi-error.ts'

/** What came of a form of the accounts. */
export type AccountOutcome = Outcome & {
  /** A token that the visitor goes on with; null signs out. The session of the token that was there ends. */
  token?: string | null
  /** Whether the browser clears what it holds of this site. */
  clearsSiteData?: true
}

type Act<Input> = (input: Input, context: FormContext) => Promise<AccountOutcome>

interface AccountForm<Input> extends Pick<FormHandler, 'limit' | 'counts' | 'maxFileBytes'> {
  /** The e-mail address of the account that is guessed at, whoever's that is: guesses are slowed down, wherever they come from. */
  about?: (input: Input) => string
  /** Whether it asks for the password of whoever is signed in: guesses at that are slowed down, wherever they come from. */
  asksPassword?: true
  /** Whether the session of whoever is signed in ends, whatever comes of it: for what signs in, or makes an account. */
  endsSession?: true
  act: Act<Input>
}

/**
 * A form of the accounts: refusals of the backend become texts, tokens become cookies. Each may be sent again: the backend counts the
 * mails that it sends, and an outcome that signs in is never remembered.
 */
export function accountForm<Name extends string, Schema extends FormSchema>(
  form: FormDefinition<Name, Schema>,
  { about, asksPassword, endsSession, act, ...handler }: AccountForm<v.InferOutput<Schema>>,
): FormHandler<Name> {
  return formHandler(form, {
    ...handler,
    isRepeatable: true,
    async act(input, context) {
      const { env, visitor } = context
      if (asksPassword && visitor.signedIn) await slowGuesses(env, `reader ${visitor.userId}`)
      if (about) await slowGuesses(env, await accountKey(about(input)))
      const { token, clearsSiteData, ...outcome } = await act(input, context).catch(refused)
      const ends = endsSession && visitor.signedIn && !isTransient(outcome)
      if (token !== undefined) await context.changeToken(token)
      else if (ends) await context.changeToken(null)
      if (clearsSiteData) clearSiteData(context.answerHeaders)
      return outcome
    },
  })
}

interface OwnForm<Input> extends Omit<AccountForm<Input>, 'act' | 'about' | 'endsSession'> {
  act: (input: Input, reader: SignedInVisitor, context: FormContext) => Promise<AccountOutcome>
}

/** A form of the account pages: it acts for whoever is signed in, and for nobody else. */
export function ownForm<Name extends string, Schema extends FormSchema>(
  form: FormDefinition<Name, Schema>,
  { act, ...handler }: OwnForm<v.InferOutput<Schema>>,
): FormHandler<Name> {
  return accountForm(form, {
    ...handler,
    async act(input, context) {
      const { visitor } = context
      return visitor.signedIn ? act(input, visitor, context) : signedOut
    },
  })
}

/** @throws What is no refusal, and what trying again later may help. */
function refused(failure: unknown): AccountOutcome {
  if (!(failure instanceof StrapiError) || transientRefusal(failure)) throw failure
  return failure.status === 401 ? signedOut : { kind: 'refused', status: 422, ...refusalOf(failure) }
}

/** Whether trying again later may come to something else: that takes nobody's session away. */
function isTransient(outcome: Outcome): boolean {
  return outcome.kind === 'refused' && [429, 503].includes(outcome.status)
}
