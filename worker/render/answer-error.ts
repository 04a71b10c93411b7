import type { Context } from 'hono'
import { isMachineFile, isMachinePath } from '../edge/address.ts'
import type { AppEnv } from '../env.ts'
import { asSiteError, errors, type SiteError } from '../errors.ts'
import { translatorFor } from '../i18n/translator.ts'
import { report } from '../report.ts'
import { answerPage } from './answer-page.ts'
import type { HeadDraft } from './head-draft.ts'

/** Turns any failure into a response: a page for readers, JSON for scripts. The only place that does. */
export async function answerError(thrown: Error, c: Context<AppEnv>): Promise<Response> {
  const failure = asSiteError(thrown)
  const requestId = c.get('requestId')
  if (failure.entry.reported) report('request', failure, { requestId, path: c.get('address')?.path })
  const response = await answer(c, failure)
  const { retryAfterSeconds: itsOwn } = failure.details
  const retryAfterSeconds = typeof itsOwn === 'number' ? itsOwn : failure.entry.retryAfterSeconds
  if (retryAfterSeconds) response.headers.set('retry-after', String(retryAfterSeconds))
  if (typeof failure.details.allow === 'string') response.headers.set('allow', failure.details.allow)
  if (typeof failure.details.challenge === 'string')
    response.headers.set('www-authenticate', failure.details.challenge)
  // Only the page cache may override this, for a page that is definitely missing.
  response.headers.set('cache-control', 'no-store')
  return response
}

async function answer(c: Context<AppEnv>, failure: SiteError): Promise<Response> {
  const address = c.get('address')
  if (failure.name === 'ConfigurationError') return answerUnconfigured()
  if (!address || isMachinePath(address.fullPath) || isMachineFile(address.fullPath))
    return answerJson(failure)
  try {
    return await errorPage(c, failure)
  } catch (second) {
    // A failing error page must not cost the response.
    report('error-page', second, { requestId: c.get('requestId') })
    return answerJson(failure)
  }
}

async function errorPage(c: Context<AppEnv>, failure: SiteError): Promise<Response> {
  const address = c.get('address')
  const messages = c.get('messages')
  const requestId = c.get('requestId')
  const t = await translatorFor(address.locale, messages)
  const { status, text } = failure.entry
  const head: HeadDraft = {
    title: status === 404 ? t('not-found.title') : t('error.title'),
    description: t(text),
    canonical: address.fullPath,
    robots: 'noindex',
    structuredData: [],
  }
  if (status === 404) {
    return answerPage(c, {
      route: 'not-found',
      props: { message: failure.message },
      status,
      layout: 'default',
      head,
    })
  }
  const props = { status, message: t(text), requestId }
  return answerPage(c, { route: 'error', props, status, layout: 'default', head })
}

/** Without a configuration no page can be rendered. */
function answerUnconfigured(): Response {
  return new Response('This site is not configured. Whoever runs it finds the reason in its log.\n', {
    status: errors.ConfigurationError.status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
  })
}

/** API errors have one shape: `{ error: { status, name, message, details } }`. */
function answerJson({ name, entry, details, message }: SiteError): Response {
  const { allow: _, ...publicDetails } = details
  const text = entry.status >= 500 ? name : message
  return new Response(
    JSON.stringify({ error: { status: entry.status, name, message: text, details: publicDetails } }),
    {
      status: entry.status,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    },
  )
}
