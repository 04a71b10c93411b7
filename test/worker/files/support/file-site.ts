import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { FileSummary } from '../../../../client/files/file-summary.ts'
import { createApp } from '../../../../worker/app.ts'
import { newClient } from '../../support/sign-in.ts'
import { siteUrl } from '../../support/visit.ts'

/** The site, with what goes on behind its answers done by the time that they are read. */
export interface FileSite {
  ask: (path: string, init?: RequestInit) => Promise<Response>
  /** Sends a file as a script of the site does. */
  put: (cookie: string, body: BodyInit, headers?: Record<string, string>) => Promise<Response>
  /** Sends a form with a file as a browser without script does. */
  send: (
    cookie: string,
    form: string,
    file: File | null,
    fields?: Record<string, string>,
  ) => Promise<Response>
}

/** @param variables In place of those of the configuration. */
export function fileSite(variables: Record<string, string> = {}): FileSite {
  const app = createApp()
  const configured = { ...env, ...variables }
  const own = { origin: siteUrl, 'sec-fetch-site': 'same-origin' }

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const context = createExecutionContext()
    const response = await app.fetch(
      new Request(`${siteUrl}${path}`, { redirect: 'manual', ...init }),
      configured,
      context,
    )
    const body = [204, 304].includes(response.status) ? null : await response.arrayBuffer()
    await waitOnExecutionContext(context)
    return new Response(body, response)
  }

  return {
    ask,
    put(cookie, body, headers = {}) {
      const length: Record<string, string> =
        body instanceof Uint8Array ? { 'content-length': String(body.length) } : {}
      return ask('/api/files/cv', { method: 'PUT', body, headers: { cookie, ...own, ...length, ...headers } })
    },
    async send(cookie, form, file, fields = {}) {
      const body = new FormData()
      body.set('form', form)
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      body.set('file', file ?? new File([], '', { type: 'application/octet-stream' }))
      const headers = { cookie, ...own, accept: 'text/html', 'cf-connecting-ip': newClient() }
      return ask('/account', { method: 'POST', body, headers })
    },
  }
}

/** What is left in bucket and database: keys of objects, and the states of rows. */
export async function leftOver(): Promise<{ objects: string[]; states: string[] }> {
  const { objects } = await env.PRIVATE_FILES.list()
  const { results } = await env.DB.prepare('SELECT state FROM private_files ORDER BY created_at').all<{
    state: string
  }>()
  return { objects: objects.map(({ key }) => key), states: results.map(({ state }) => state) }
}

/** What the site told of a file that it took in. @throws Error where it refused it. */
export async function summaryIn(response: Response): Promise<FileSummary> {
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json<{ data: FileSummary }>()).data
}

/** Why a file was refused. */
export async function problemIn(response: Response): Promise<unknown> {
  const { error } = await response.json<{ error: { details: { problem?: unknown } } }>()
  return error.details.problem
}

/** A body that comes in parts. @param failure What ends it in the middle; without it, it is whole. */
export function streamOf(parts: Uint8Array[], failure?: Error): ReadableStream {
  const waiting = [...parts]
  return new ReadableStream({
    pull(controller) {
      const part = waiting.shift()
      if (part) controller.enqueue(part)
      else if (failure) controller.error(failure)
      else controller.close()
    },
  })
}
