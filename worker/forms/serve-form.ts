import type { Context } from 'hono'
import * as v from 'valibot'
import type { FormAnswer, FormValues, ReturnedForm } from '../../client/forms/answer.ts'
import type { FieldErrors } from '../../client/forms/field-message.ts'
import { fieldErrors } from '../../client/forms/validate.ts'
import type { RouteMatch } from '../../client/match.ts'
import type { FormRouteName, Route } from '../../client/routes.ts'
import { refusalOf } from '../accounts/account-errors.ts'
import { changeToken } from '../accounts/change-token.ts'
import { clientAddress } from '../accounts/client-address.ts'
import { leaveNothing } from '../accounts/leave-nothing.ts'
import { accountKey, addressKey, isAllowed, slowGuesses } from '../accounts/limits.ts'
import { ownPath } from '../accounts/own-path.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { loadContextOf } from '../loading/open-load-context.ts'
import { report } from '../report.ts'
import { eventsOfForm } from '../statistics/account-events.ts'
import { record } from '../statistics/record.ts'
import { StrapiError } from '../strapi-error.ts'
import type { FormHandler, Outcome } from './form-handler.ts'
import { handlers } from './handlers.ts'
import { passingRefusal, tooMany } from './passing-refusal.ts'
import { noteSaid } from './said.ts'
import { readForm, type SentForm } from './sent-form.ts'

type Refused = Extract<Outcome, { kind: 'refused' }>

/** Answers with the page that the form stands on. */
type PageAgain = (form: ReturnedForm, status: number) => Promise<Response>

/**
 * Does what a form asks for: rules, limits, deed, answer. Scripts (`accept: application/json`) get a `FormAnswer`; browsers
 * without script go to the next page or back to this one (303), or get the page again with what was typed. Nobody keeps any of it.
 * @throws SiteError what `readForm` throws; `BadRequestError` for a form that the page does not have.
 */
export async function serveForm(
  c: Context<AppEnv>,
  name: FormRouteName,
  { params, route }: RouteMatch,
  pageAgain: PageAgain,
): Promise<Response> {
  const sent = await readForm(c)
  const forms = handlers[name]
  const handler = Object.hasOwn(forms, sent.name) ? forms[sent.name] : undefined
  if (!handler) throw new SiteError('BadRequestError')
  const refusal = refusedUnread(c, route, sent)
  const outcome = refusal ?? (await outcomeOf(c, handler, sent, { name, params }))
  if (outcome.token !== undefined) await changeToken(c, outcome.token)
  const response = await answer(c, sent, outcome, pageAgain)
  response.headers.set('cache-control', 'private, no-store')
  if (outcome.kind === 'done' && outcome.token === null) leaveNothing(response.headers)
  if (outcome.kind === 'refused' && outcome.retryAfterSeconds)
    response.headers.set('retry-after', String(outcome.retryAfterSeconds))
  return response
}

/** The session ended while the form was being filled in. */
const signedOut: Refused = { kind: 'refused', status: 401, notice: { key: 'account-error.signed-out' } }
/** Somebody else has signed in since the page was shown. */
const otherAccount: Refused = { kind: 'refused', status: 409, notice: { key: 'form.other-account' } }

/** What no rule needs to be asked about: whose form it is. */
function refusedUnread(c: Context<AppEnv>, route: Route, { account }: SentForm): Refused | null {
  const { visitor } = c.var
  if (!visitor.signedIn) return route.access === 'account' ? signedOut : null
  return account === null || account === String(visitor.userId) ? null : otherAccount
}

async function outcomeOf(
  c: Context<AppEnv>,
  handler: FormHandler,
  { name: form, values }: SentForm,
  { name, params }: { name: FormRouteName; params: Record<string, string> },
): Promise<Outcome> {
  const errors = nulErrors(values) ?? fieldErrors(handler.schema, values)
  // A rule that names no field refuses by an empty name.
  if (Object.keys(errors).length > 0)
    return { kind: 'refused', status: 422, errors, notice: { key: 'form.incomplete' } }
  const input = v.parse(handler.schema, values)
  if (!(await isWithinLimits(c, form, handler, input))) return tooMany
  const context = { ...(await loadContextOf(c, params)), env: c.env }
  const outcome = await handler.act(input, context).catch((failure: unknown) => refused(c, failure))
  record(c, eventsOfForm(name, form, outcome))
  return handler.startsAnew && c.var.visitor.signedIn && !isPassing(outcome)
    ? { token: null, ...outcome }
    : outcome
}

/** Whether trying again later may come to something else: that takes nobody's session away. */
function isPassing(outcome: Outcome): boolean {
  return outcome.kind === 'refused' && [429, 503].includes(outcome.status)
}

async function isWithinLimits(
  c: Context<AppEnv>,
  form: string,
  { limit, about, asksPassword }: FormHandler,
  input: unknown,
): Promise<boolean> {
  if (!limit) return true
  // Each form by itself: who registered several times can still recover an account.
  if (!(await isAllowed(c.env, limit, `${form} ${addressKey(clientAddress(c))}`))) return false
  const { visitor } = c.var
  if (asksPassword && visitor.signedIn) await slowGuesses(c.env, `reader ${visitor.userId}`)
  if (about) await slowGuesses(c.env, await accountKey(about(input)))
  return true
}

/** @throws what is no refusal and no outage of the backend. */
function refused(c: Context<AppEnv>, failure: unknown): Refused {
  if (!(failure instanceof StrapiError)) throw failure
  const passing = passingRefusal(failure)
  if (passing?.status === 503) report('form', failure, { requestId: c.var.requestId })
  if (passing) return passing
  const isSignedOff = failure.status === 401
  return isSignedOff ? signedOut : { kind: 'refused', status: 422, ...refusalOf(failure) }
}

/** No text of people holds it, and databases refuse it. */
function nulErrors(values: SentForm['values']): FieldErrors | null {
  const wrong = Object.entries(values).filter((entry) => entry.flat().some((text) => text.includes('\0')))
  if (wrong.length === 0) return null
  // Without a prototype, a field named `__proto__` is a field like any other.
  return Object.assign(
    Object.create(null),
    ...wrong.map(([field]) => Object.fromEntries([[field, { key: 'form.invalid' }]])),
  )
}

async function answer(
  c: Context<AppEnv>,
  sent: SentForm,
  outcome: Outcome,
  pageAgain: PageAgain,
): Promise<Response> {
  const said = answerOf(outcome)
  const status = outcome.kind === 'refused' ? outcome.status : 200
  if (c.req.header('accept')?.includes('application/json')) return c.json(said, status)
  if (said.isDone) {
    if (said.notice) noteSaid(c, sent.name, said.notice)
    const { fullPath, url } = c.var.address
    return c.redirect(said.goTo ?? `${fullPath}${url.search}`, 303)
  }
  // What another reader typed is not for this one to see.
  const values = outcome === otherAccount ? {} : returnedValues(sent.values)
  return pageAgain({ name: sent.name, values, answer: said }, status)
}

function answerOf(outcome: Outcome): FormAnswer {
  if (outcome.kind === 'done') return { isDone: true, goTo: ownPath(outcome.goTo) ?? '/' }
  const { notice } = outcome
  if (outcome.kind === 'said') return { isDone: true, notice: outcome.notice }
  return { isDone: false, errors: outcome.errors ?? {}, ...(notice ? { notice } : {}) }
}

/** What was typed, for the page that comes back: never a password, and nothing that only looks like a field. */
function returnedValues(values: SentForm['values']): FormValues {
  const returned = Object.entries(values).filter(
    ([field, value]) =>
      !/password/i.test(field) && field !== '__proto__' && ![value].flat().join('').includes('\0'),
  )
  return Object.fromEntries(returned)
}
