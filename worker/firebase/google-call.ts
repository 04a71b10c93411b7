import { withTimeout } from '../http/timeout.ts'
import { accessToken, forgetAccessTokens, type Scope } from './access-token.ts'
import type { ServiceAccount } from './service-account.ts'

const timeoutMs = 10_000

/** One call to an interface of Google. */
export interface GoogleCall {
  url: string
  method?: 'GET' | 'POST' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  scopes: readonly Scope[]
}

/** An interface of Google refused, and said why. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError'
  readonly status: number
  /** Its own word for it, such as `NOT_FOUND`; the message where it has none. */
  readonly reason: string

  constructor(status: number, reason: string, url: string) {
    super(`${new URL(url).host} answered ${status} ${reason}`)
    this.status = status
    this.reason = reason
  }
}

/**
 * Calls an interface of Google as a service account.
 * @returns The parsed answer, whose shape is not known yet; undefined where it has none.
 * @throws GoogleError where it refuses; others where it does not answer within ten seconds. There is no second try.
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
