import { hintedAccount } from '../account/hinted-account.ts'

/** Topics to follow and to leave. */
interface FollowChange {
  follow?: string[]
  leave?: string[]
}

/** What an account follows after a call, or why that is not known. `other-account`: somebody else has signed in since the page was shown. */
export type FollowAnswer = string[] | 'signed-out' | 'other-account' | 'failed'

/** Nobody waits longer after pressing a button. */
const timeoutMs = 10_000

/** By then a page that is being left runs no more. */
const leavingMs = 250

/** Asks the worker what the signed-in account follows, or changes that. */
export async function callFollows(change?: FollowChange): Promise<FollowAnswer> {
  try {
    const response = await fetch('/api/follows', {
      method: change ? 'PUT' : 'GET',
      headers: {
        accept: 'application/json',
        ...(change && { 'content-type': 'application/json', 'x-schakel-account': String(hintedAccount()) }),
      },
      body: change ? JSON.stringify(change) : null,
      // A press counts, also for whoever leaves the page at once.
      keepalive: change !== undefined,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 401) return 'signed-out'
    if (response.status === 409) return 'other-account'
    const answer: unknown = response.ok ? await response.json() : null
    return isList(answer) ? answer.data : 'failed'
  } catch {
    // Browsers reject what a page waits for when it is left, while the worker goes on. Only who stays hears that something failed.
    await new Promise((resolve) => setTimeout(resolve, leavingMs))
    return 'failed'
  }
}

function isList(value: unknown): value is { data: string[] } {
  return typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data)
}
