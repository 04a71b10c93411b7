import { withTimeout } from '../http/timeout.ts'
import { accessToken, forgetAccessTokens, type Scope } from './access-token.ts'
import type { ServiceAccount } from './service-account.ts'

const timeoutMs = 10_000

/** One call to a Google API. */
export interface GoogleCall {
  url: string
  method?: 'GET' | 'POST' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  scopes: readonly Scope[]
}

/** A Google API refused a call and gave a reason. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError'
  readonly status: number
  /** Google's status, such as `NOT_FOUND`; the message if there is none. */
  readonly reason: string

  constructor(status: number, reason: string, url: string) {
    super(`${new URL(url).host} answered ${status} ${reason}`)
    this.status = status
    this.reason = reason
  }
}

/**
 * Calls a Google API as a service account.
 * @returns The parsed answer, still unvalidated; undefined if it is empty.
 * @throws GoogleError if it refuses; other errors if it doesn't answer within ten seconds. There is no retry.
 */
export async function callGoogle(
  account: ServiceAccount,
  { url, method = 'GET', body, scopes }: GoogleCall,
): Promise<unknown> {
  const init: RequestInit = {
    method,
    headers: {
      authorization: `Bearer ${await accessToken(account, scopes)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    redirect: 'manual',
  }
  const { response, answer } = await withTimeout(timeoutMs, async (signal) => {
    const response = await fetch(url, { ...init, signal })
    return { response, answer: parse(await response.text()) }
  })
  if (response.ok) return answer
  if (response.status === 401) forgetAccessTokens()
  throw new GoogleError(response.status, reasonIn(answer), url)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonIn(answer: unknown): string {
  // Streamed answers are lists.
  const first = Array.isArray(answer) ? answer[0] : answer
  const error = typeof first === 'object' && first !== null && 'error' in first ? first.error : null
  if (typeof error !== 'object' || error === null) return ''
  if ('status' in error && typeof error.status === 'string') return error.status
  return 'message' in error && typeof error.message === 'string' ? error.message : ''
}
