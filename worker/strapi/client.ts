import type { Config } from '../env.ts'
import { withTimeout } from '../http/timeout.ts'
import { reportRefusal } from '../report.ts'
import { errorFrom, StrapiUnreachableError } from './error.ts'
import { type Query, queryString } from './query.ts'

/** How to reach the content backend. */
export interface StrapiOptions {
  /** Origin of the backend. */
  url: string
  /** v3 answers without prefix, v4 and v5 below `/api`. */
  version: 'v3' | 'v4' | 'v5'
  /** Milliseconds after which a call counts as failed. */
  timeoutMs: number
  /** What whoever guards a closed backend asks for; default: nothing. */
  access?: Readonly<Record<string, string>>
}

/** One call. */
export interface StrapiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the prefix, such as `/contents`. */
  path: string
  query?: Query
  /** Sent as JSON. */
  body?: unknown
  /** Bearer token; left out when empty. */
  token?: string
  /** Others that the call needs. */
  headers?: Record<string, string>
}

/** The one place that talks to Strapi. */
export interface StrapiClient {
  /**
   * @returns The parsed body, whose shape is not known yet.
   * @throws StrapiError; `StrapiUnreachableError` for time-outs and connections that fail. There is no second try.
   */
  call: (call: StrapiCall) => Promise<unknown>
}

/** The backend, as a configuration names it. */
export type BackendConfig = Pick<Config, 'cmsUrl' | 'cmsVersion' | 'cmsTimeoutMs' | 'cmsAccess'>

/** The client for the backend of this deployment. @param timeoutMs Default: as the configuration says. */
export function strapiClientOf(config: BackendConfig, timeoutMs = config.cmsTimeoutMs): StrapiClient {
  return createStrapiClient({
    url: config.cmsUrl,
    version: config.cmsVersion,
    timeoutMs,
    access: config.cmsAccess,
  })
}

/**
 * Asks the backend for what is no JSON, such as a file, or leads elsewhere. Redirects are not followed.
 * @param path From the root of the backend.
 * @throws DOMException, TypeError where it does not answer in time, or at all.
 */
export function fetchBackend(
  config: BackendConfig,
  path: string,
  {
    headers = new Headers(),
    timeoutMs = config.cmsTimeoutMs,
  }: { headers?: Headers; timeoutMs?: number } = {},
): Promise<Response> {
  for (const [name, value] of Object.entries(config.cmsAccess)) headers.set(name, value)
  return fetch(`${config.cmsUrl}${path}`, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
}

/** Makes a client for one backend. */
export function createStrapiClient({
  url: origin,
  version,
  timeoutMs,
  access = {},
}: StrapiOptions): StrapiClient {
  const base = version === 'v3' ? origin : `${origin}/api`
  return {
    async call({ method = 'GET', path, query = {}, body, token, headers: more = {} }) {
      const headers = new Headers({ ...more, ...access, accept: 'application/json' })
      if (token) headers.set('authorization', `Bearer ${token}`)
      if (body !== undefined) headers.set('content-type', 'application/json')
      const init: RequestInit = {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        // An answer that sends us elsewhere is not an answer of the backend.
        redirect: 'manual',
      }
      const url = `${base}${path}${queryString(query)}`
      const response = await withTimeout(timeoutMs, (signal) => send(url, { ...init, signal }))
      if (response.ok) return response.body
      const failure = errorFrom(response.status, response.body)
      // Outages are reported by those who know what they could do about them.
      if (!failure.isOutage)
        reportRefusal('backend', failure, {
          method,
          path: placeOf(path),
          status: failure.status,
          reason: failure.reason,
        })
      throw failure
    },
  }
}

/** What kind of call it was: what stands further back in a path may be a code. */
function placeOf(path: string): string {
  return path.split('/').slice(0, 3).join('/')
}

async function send(url: string, init: RequestInit): Promise<{ ok: boolean; status: number; body: unknown }> {
  try {
    const response = await fetch(url, init)
    const text = await response.text()
    return { ok: response.ok, status: response.status, body: parse(text) }
  } catch (cause) {
    throw new StrapiUnreachableError(cause)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
