import type { Context } from 'hono'
import type { FormAnswer, FormValues, ReturnedForm } from '../../client/forms/answer.ts'
import { withRows } from '../../client/forms/rows.ts'
import type { AppEnv } from '../env.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import { mayPointTo } from '../http/may-point-to.ts'
import { setFlashMessage } from './flash-message.ts'
import type { Outcome } from './form-handler.ts'
import type { SentForm } from './sent-form.ts'

type FileOutcome = Extract<Outcome, { kind: 'file' }>

/**
 * Answers a form with its outcome: scripts get JSON; browsers a redirect (303), or the page with what was typed.
 * @throws Error for a provider that isn't configured.
 */
export async function answerForm(
  c: Context<AppEnv>,
  sent: SentForm,
  outcome: Outcome,
  render: (form: ReturnedForm, status: number) => Promise<Response>,
): Promise<Response> {
  if (outcome.kind === 'refused' && outcome.retryAfterSeconds)
    c.header('retry-after', String(outcome.retryAfterSeconds))
  if (outcome.kind === 'file') return fileAnswer(outcome)
  const answer = answerOf(c, outcome)
  const status = outcome.kind === 'refused' ? outcome.status : 200
  if (c.req.header('accept')?.includes('application/json')) return c.json(answer, status)
  if (!answer.isDone) return render({ name: sent.name, values: returnedValues(sent.values), answer }, status)
  if (answer.notice) setFlashMessage(c, sent.name, answer.notice)
  const { fullPath, url } = c.var.address
  return c.redirect(answer.provider ?? answer.goTo ?? `${fullPath}${url.search}`, 303)
}

function answerOf(c: Context<AppEnv>, outcome: Exclude<Outcome, FileOutcome>): FormAnswer {
  switch (outcome.kind) {
    case 'stay':
      return { isDone: true, notice: outcome.notice }
    case 'go':
      return { isDone: true, goTo: mayPointTo.ownPage(outcome.path) ?? '/' }
    case 'provider':
      return { isDone: true, provider: configuredUrl(c, outcome.url) }
    case 'refused': {
      const { errors = {}, notice } = outcome
      return { isDone: false, errors, ...(notice ? { notice } : {}) }
    }
  }
}

/** Browsers block the redirect of a form to any other origin, after it has acted: that is our mistake, and an error at once. */
function configuredUrl(c: Context<AppEnv>, url: string): string {
  const allowed = mayPointTo.origins(url, c.var.config.paymentOrigins)
  if (allowed === null) throw new Error(`${new URL(url).origin} is not in PAYMENT_ORIGINS`)
  return allowed
}

function fileAnswer({ name, type, body }: FileOutcome): Response {
  const ending = /\.\w+$/.exec(name)?.[0] ?? ''
  const headers = {
    'content-type': type,
    'content-disposition': contentDisposition('attachment', name, ending),
  }
  return new Response(body, { headers })
}

/** What was typed, for the page that is shown again: never a password, and nothing that only looks like a field. */
export function returnedValues(values: SentForm['values']): FormValues {
  const returned = Object.entries(values).filter(
    ([field, value]) =>
      !/password/i.test(field) && field !== '__proto__' && ![value].flat().join('').includes('\0'),
  )
  return withRows(Object.fromEntries(returned))
}
