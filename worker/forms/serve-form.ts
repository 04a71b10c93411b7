import type { Context } from 'hono'
import * as v from 'valibot'
import { fileLimits } from '../../client/files/file-limits.ts'
import type { ReturnedForm } from '../../client/forms/answer.ts'
import type { FormDefinition } from '../../client/forms/define-form.ts'
import type { FieldErrors } from '../../client/forms/field-message.ts'
import { withRowEdit } from '../../client/forms/row-edit.ts'
import { withRows } from '../../client/forms/rows.ts'
import { fieldErrors } from '../../client/forms/validate.ts'
import type { RouteMatch } from '../../client/match.ts'
import { changeToken } from '../accounts/change-token.ts'
import { deleteDraft } from '../drafts/form-drafts.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { inUploadSlot } from '../files/upload-slots.ts'
import { clientKey } from '../http/client-address.ts'
import { isAllowed } from '../http/limits.ts'
import { loadContextOf } from '../loading/open-load-context.ts'
import { settingsOf } from '../page-settings.ts'
import { report } from '../report.ts'
import { chooseStatistics } from '../statistics/opted-out.ts'
import { record } from '../statistics/record.ts'
import { StrapiError } from '../strapi-error.ts'
import { answerForm, returnedValues } from './answer-form.ts'
import { uploadSentFile, withFile } from './form-file.ts'
import type { FormContext, FormHandler, Outcome, Refused } from './form-handler.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { loadHandler } from './load-handler.ts'
import { onlyOnce } from './only-once.ts'
import { isMultipart, readForm, type SentForm } from './sent-form.ts'
import { signedOut } from './signed-out.ts'
import { refusedAsProgram } from './stranger.ts'
import { tooMany, transientRefusal, unavailable } from './transient-refusal.ts'
import { refusedAsUnchecked } from './unchecked.ts'

/** The page that a form was sent to. */
export interface FormPage {
  match: RouteMatch
  /** Names of the forms that editors placed on it; the page is loaded once for them. */
  placedForms: () => Promise<readonly string[]>
  /** Answers with the page itself, a form that comes back in its place. */
  render: (form: ReturnedForm, status: number) => Promise<Response>
}

/**
 * Does what a form asks for: rules, limits, handler, answer. Scripts (`accept: application/json`) get a `FormAnswer`; browsers
 * without script go to the next page or back to this one (303), or get the page again with what was typed. Nobody keeps any of it.
 * @throws SiteError what `readForm` throws; `UnknownFormError` for a form that the page does not have.
 */
export async function serveForm(c: Context<AppEnv>, page: FormPage): Promise<Response> {
  const maxFileBytes = await maxBytesOfFile(c, page)
  if (maxFileBytes === 0) return serveSent(c, page, await readForm(c))
  return inUploadSlot(senderOf(c), async () => serveSent(c, page, await readForm(c, maxFileBytes)))
}

/** Limit of a file in a form of this page, in bytes; 0 if it can't have one, or if the visitor should have signed in. */
async function maxBytesOfFile(c: Context<AppEnv>, { match, placedForms }: FormPage): Promise<number> {
  const { forms, editorForms } = settingsOf(match.name)
  if (!isMultipart(c) || (match.route.access === 'account' && !c.var.visitor.signedIn)) return 0
  const names = [...forms, ...(editorForms ? await placedForms() : [])]
  const handlers = await Promise.all(names.map(loadHandler))
  return Math.max(0, ...handlers.map(maxBytesOf))
}

function maxBytesOf(handler: FormHandler | undefined): number {
  const { maxFileBytes = 0, form } = handler ?? {}
  return form?.file ? fileLimits[form.file.purpose].maxBytes : maxFileBytes
}

/** Key of the limit of uploads per sender. */
function senderOf(c: Context<AppEnv>): string {
  const { visitor } = c.var
  return visitor.signedIn ? `account ${visitor.userId}` : clientKey(c)
}

async function serveSent(c: Context<AppEnv>, page: FormPage, read: SentForm): Promise<Response> {
  const handler = await handlerFor(read, page)
  const answerHeaders = new Headers({ 'cache-control': 'private, no-store' })
  const { form } = handler
  const refused =
    refusedUnread(c, page.match, read) ??
    (form.file && read.file ? await refusedAsProgram(c, form, read) : null)
  const uploaded = refused ?? (await uploadSentFile(c, form, read))
  const { sent, errors } = 'sent' in uploaded ? uploaded : { sent: read, errors: {} }
  const edited = 'sent' in uploaded ? withRowEdit(form, returnedValues(sent.values), sent.rows) : null
  if (edited) return page.render({ name: sent.name, values: edited, answer: { isDone: false, errors } }, 200)
  const outcome =
    'kind' in uploaded ? uploaded : await outcomeOf(c, handler, sent, errors, page.match, answerHeaders)
  // What another reader typed is not for this one to see.
  const returned = outcome === otherAccount ? { ...sent, values: {} } : sent
  const response = await answerForm(c, returned, outcome, page.render)
  for (const [name, value] of answerHeaders) response.headers.set(name, value)
  return response
}

/** The handler of a form that the page carries, by its settings or because editors placed it there. */
async function handlerFor({ name }: SentForm, { match, placedForms }: FormPage): Promise<FormHandler> {
  const handler = await loadHandler(name)
  const { forms, editorForms } = settingsOf(match.name)
  const isCarried =
    handler && (forms.some((form) => form === name) || (editorForms && (await placedForms()).includes(name)))
  if (!isCarried) throw new SiteError('UnknownFormError')
  return handler
}

/** Somebody else has signed in since the page was shown. */
const otherAccount: Refused = { kind: 'refused', status: 409, notice: { key: 'form.other-account' } }

/** What no rule needs to be asked about: whose form it is. */
function refusedUnread(c: Context<AppEnv>, { route }: RouteMatch, { account }: SentForm): Refused | null {
  const { visitor } = c.var
  if (!visitor.signedIn) return route.access === 'account' ? signedOut : null
  return account === null || account === String(visitor.userId) ? null : otherAccount
}

async function outcomeOf(
  c: Context<AppEnv>,
  handler: FormHandler,
  sent: SentForm,
  fileErrors: FieldErrors,
  { params }: RouteMatch,
  answerHeaders: Headers,
): Promise<Outcome> {
  const { form, limit, isRepeatable } = handler
  const errors = nulErrors(sent.values) ?? {
    ...fieldErrors(form.schema, withRows(sent.values)),
    ...fileErrors,
  }
  // A rule that names no field refuses by an empty name.
  if (Object.keys(errors).length > 0)
    return { kind: 'refused', status: 422, errors, notice: { key: 'form.incomplete' } }
  const refused = await refusedAsProgram(c, form, sent)
  if (refused) return refused
  // Each form by itself: who registered several times can still recover an account.
  if (limit && !(await isAllowed(c.env, limit, `${form.name} ${clientKey(c)}`))) return tooMany
  const sentKey = await idempotencyKeyOf(c, sent)
  const context: FormContext = {
    ...(await loadContextOf(c, params)),
    env: c.env,
    file: sent.file,
    attachment: null,
    idempotencyKey: sentKey?.key ?? crypto.randomUUID(),
    changeToken: (token) => changeToken(c, token),
    exportAccount: async (reader) =>
      (await import('../account-export/exported-account.ts')).exportedAccount(c, reader),
    chooseStatistics: (isCounted) => chooseStatistics(c, isCounted),
    answerHeaders,
  }
  // Within what happens once: a form that is sent again brings a proof that has been used.
  const act = async () =>
    (await refusedAsUnchecked(c, form, sent, context.idempotencyKey)) ??
    withFile(c, form, sent, context.idempotencyKey, (attachment) =>
      actOnce(c, handler, v.parse(form.schema, withRows(sent.values)), { ...context, attachment }),
    )
  const outcome =
    isRepeatable || !sentKey
      ? await act()
      : ((await onlyOnce(c.env.DB, sentKey, act, isFinal)) ?? unavailable)
  if (outcome.kind !== 'refused') await endDraft(c, form)
  return outcome
}

/** What was sent is no draft any more. If this fails, it expires by itself. */
async function endDraft(c: Context<AppEnv>, { name, keepsDraft }: FormDefinition): Promise<void> {
  const { address, visitor, requestId } = c.var
  if (!keepsDraft || !visitor.signedIn) return
  const place = { account: visitor.userId, form: name, page: address.fullPath }
  await deleteDraft(c.env.DB, place).catch((failure) => report('drafts', failure, { requestId }))
}

/** @throws What is no refusal and no outage of the backend. */
async function actOnce(
  c: Context<AppEnv>,
  { act, counts, countsFor }: FormHandler,
  input: unknown,
  context: FormContext,
): Promise<Outcome> {
  const outcome = await act(input, context).catch((failure: unknown) => refusedBy(c, failure))
  if (outcome.kind !== 'refused') record(c, [...(counts?.done ?? []), ...(countsFor?.(input) ?? [])])
  // An outage refuses everybody, whatever they typed.
  else if (outcome.status < 500) record(c, counts?.refused ?? [])
  return outcome
}

/** Whether the same form, sent again, is answered by what came of it the first time. */
export function isFinal({ kind }: Outcome): boolean {
  return kind !== 'refused'
}

function refusedBy(c: Context<AppEnv>, failure: unknown): Refused {
  if (!(failure instanceof StrapiError)) throw failure
  const transient = transientRefusal(failure)
  if (transient?.status === 503) report('form', failure, { requestId: c.var.requestId })
  if (transient) return transient
  if (failure.status === 401) return signedOut
  throw failure
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
