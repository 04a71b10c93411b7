import type { Context, ExecutionContext } from 'hono'
import type { Audience } from '../access/audience.ts'
import { perAudience } from '../access/per-audience.ts'
import { type Dependencies, internalRequest, isInternalRequest } from '../cache/dependencies.ts'
import type { Made } from '../cache/entry.ts'
import { isMissing } from '../cache/entry-state.ts'
import type { AppEnv } from '../env.ts'
import { isBot } from './bots.ts'

/** Headers that are stored in an entry; all others belong to a single response. */
const cachedHeaders = ['content-type', 'link', 'content-language', 'x-robots-tag']

/** Answers a request as the application would, to render an entry. */
export type Dispatch = (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>

/** Whether a response is for the cache or for a bot, and must be fully rendered before it is sent. */
export function mustBeComplete(c: Context<AppEnv>): boolean {
  return isInternalRequest(c.req.raw) || isBot(c.req.header('user-agent'))
}

/**
 * Renders a page completely, bypassing the cache.
 * @param page Its address, and for whom it is rendered.
 * @returns Null if it may not be cached.
 * @throws Error if it fails.
 */
export async function renderForCache(
  dispatch: Dispatch,
  page: { url: string; audience: Audience },
  dependencies: Dependencies,
  env: Env,
  context: ExecutionContext,
): Promise<Made | null> {
  const response = await dispatch(internalRequest(page.url, dependencies, page.audience), env, context)
  if (response.status >= 500) throw new Error(`It answered ${response.status}`)
  return isCacheable(response) ? madeOf(response) : null
}

/**
 * A response that sets a cookie is for one visitor, and one with "no-store" for one visit, which includes all failures.
 */
export function isCacheable({ status, headers }: Response): boolean {
  if (headers.has('set-cookie')) return false
  return isMissing(status) || (status === 200 && headers.get('cache-control') !== 'no-store')
}

export async function madeOf(response: Response): Promise<Made> {
  const headers = cachedHeaders.flatMap((name): [string, string][] => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  if (response.headers.get('cache-control') === perAudience) headers.push(['cache-control', perAudience])
  return { status: response.status, headers, body: new Uint8Array(await response.arrayBuffer()) }
}
