import type { Context, ExecutionContext } from 'hono'
import { type Dependencies, isOwnRequest, ownRequest } from '../cache/dependencies.ts'
import type { Made } from '../cache/entry.ts'
import { isMissing } from '../cache/entry-state.ts'
import type { AppEnv } from '../env.ts'
import { isBot } from './bots.ts'

/** Names of headers that are part of an entry; all others belong to one answer. */
const heldHeaders = ['content-type', 'link', 'content-language', 'x-robots-tag']

/** Answers a request as the application would: how an entry is made. */
export type Dispatch = (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>

/** Tells whether an answer is made to be held, or for a machine: rendered to its end before it is sent. */
export function mustBeComplete(c: Context<AppEnv>): boolean {
  return isOwnRequest(c.req.raw) || isBot(c.req.header('user-agent'))
}

/**
 * Renders a page to its end, past the cache.
 * @returns Null where it may not be held.
 * @throws Error where it fails.
 */
export async function renderToHold(
  dispatch: Dispatch,
  url: string,
  dependencies: Dependencies,
  env: Env,
  context: ExecutionContext,
): Promise<Made | null> {
  const response = await dispatch(ownRequest(url, dependencies), env, context)
  if (response.status >= 500) throw new Error(`It answered ${response.status}`)
  return mayBeHeld(response) ? madeOf(response) : null
}

/** An answer that sets a cookie was made for one visitor, and one that says "no-store" for one visit; failures always say so. */
export function mayBeHeld({ status, headers }: Response): boolean {
  if (headers.has('set-cookie')) return false
  return isMissing(status) || (status === 200 && headers.get('cache-control') !== 'no-store')
}

export async function madeOf(response: Response): Promise<Made> {
  const headers = heldHeaders.flatMap((name): [string, string][] => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return { status: response.status, headers, body: new Uint8Array(await response.arrayBuffer()) }
}
