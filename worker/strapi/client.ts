import type { Config } from '../env.ts'
import { withTimeout } from '../http/timeout.ts'
import { reportRefusal } from '../report.ts'
import { errorFrom, StrapiUnreachableError } from '../strapi-error.ts'
import { type Query, queryString } from './query.ts'

/** Options of a client for the content backend. */
export interface StrapiOptions {
  /** Origin of the backend. */
  url: string
  version: 'v3' | 'v4' | 'v5'
  /** Timeout of a call in milliseconds. */
  timeoutMs: number
  /** Headers that a protected backend requires; default: none. */
  access?: Readonly<Record<string, string>>
}

/** One call. */
export interface StrapiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Without the prefix, such as `/contents`. */
  path: string
  query?: Query
  /** Sent as JSON. */
  body?: unknown
  /** Bearer token; left out when empty. */
  token?: string
  /** Additional headers. */
  headers?: Record<string, string>
}

/** The one place that calls Strapi. */
export interface StrapiClient {
  /**
   * @returns The parsed body, still unvalidated.
   * @throws StrapiError; `StrapiUnreachableError` for timeouts and failed connections. There is no retry.
   */
  call: (call: StrapiCall) => Promise<unknown>
}

/** The backend's part of the configuration. */
export type BackendConfig = Pick<Config, 'cmsUrl' | 'cmsVersion' | 'cmsTimeoutMs' | 'cmsAccess'>

/** The client for this deployment's backend. @param timeoutMs Default: from the configuration. */
export function strapiClientOf(config: BackendConfig, timeoutMs = config.cmsTimeoutMs): StrapiClient {
  return createStrapiClient({
    url: config.cmsUrl,
    version: config.cmsVersion,
    timeoutMs,
    access: config.cmsAccess,
  })
}

/** A call that isn't JSON. */
interface RawCall {
  headers?: Headers
  timeoutMs?: number
  /** Makes it a POST. */
  body?: ReadableStream | string
}

/**
 * Fetches something that isn't JSON from the backend, such as a file or a redirect, or uploads a file. Redirects aren't
 * followed.
 * @param path From the root of the backend.
 * @throws DOMException, TypeError if it doesn't answer in time, or at all.
 */
export function fetchBackend(
  config: BackendConfig,
  path: string,
  { headers = new Headers(), timeoutMs = config.cmsTimeoutMs, body }: RawCall = {},
): Promise<Response> {
  for (const [name, value] of Object.entries(config.cmsAccess)) headers.set(name, value)
  return fetch(`${config.cmsUrl}${path}`, {
    ...(body ? { method: 'POST', body } : {}),
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
}

/** As `fetchBackend`. @param path From the root of the API. */
export function fetchApi(config: BackendConfig, path: string, call: RawCall = {}): Promise<Response> {
  return fetchBackend(config, `${apiRoot(config.cmsVersion)}${path}`, call)
}

/** v3 has no prefix, v4 and v5 answer below `/api`. */
function apiRoot(version: StrapiOptions['version']): string {
  return version === 'v3' ? '' : '/api'
}

/** Creates a client for one backend. */
export function createStrapiClient({
  url: origin,
  version,
  timeoutMs,
  access = {},
}: StrapiOptions): StrapiClient {
  const base = `${origin}${apiRoot(version)}`
  return {
    async call({ method = 'GET', path, query = {}, body, token, headers: more = {} }) {
      const headers = new Headers({ ...more, ...access, accept: 'application/json' })
      if (token) headers.set('authorization', `Bearer ${token}`)
      if (body !== undefined) headers.set('content-type', 'application/json')
      const init: RequestInit = {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        // A redirect isn't an answer of the API.
        redirect: 'manual',
      }
      const url = `${base}${path}${queryString(query)}`
      const response = await withTimeout(timeoutMs, (signal) => send(url, { ...init, signal }))
      if (response.ok) return response.body
      const failure = errorFrom(response.status, response.body)
      // Callers report outages, since they know what they could do about them.
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

/** The kind of call only: later path segments may be a code. */
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
