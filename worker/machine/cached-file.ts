import { manifest } from 'virtual:client-manifest'
import type { Context } from 'hono'
import { cached } from '../cache/cached.ts'
import type { Made } from '../cache/entry.ts'
import { policies } from '../cache/policies.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { hexadecimal } from '../signature.ts'
import { isUnchanged } from './conditional.ts'

/** A content file for machines, such as a feed. */
export interface MachineFile {
  body: string
  /** Including the character set. */
  type: string
  /** ISO 8601 instant of the newest item; null if there is none. */
  modifiedAt: string | null
}

/** Programs that ask for a feed or a sitemap every few minutes. */
const forPrograms = 'public, max-age=300'

/**
 * Answers with a content file: from the cache if nothing it depends on has changed, and with 304 if the client has it
 * already.
 * @param key What the file depends on: its path with every query key that changes it.
 * @param cacheControl For the client.
 */
export async function cachedFile(
  c: Context<AppEnv>,
  key: string,
  make: () => Promise<MachineFile>,
  cacheControl = forPrograms,
): Promise<Response> {
  const answer = (made: Made) => responseOf(c, made, cacheControl)
  if (!c.var.config.pageCache) return answer(await madeOf(await make()))
  const context = {
    kv: c.env.EDGE_KV,
    later: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
  }
  // A definite "not found" is an answer, not a failure for which an expired file may be used.
  let missing: unknown
  const found = await cached(
    context,
    `machine/${manifest.id}${key}`,
    policies.machine,
    async (dependencies) => {
      const file = await make().catch((failure: unknown) => {
        if (!isNotFound(failure) || c.var.dependencies.isTransient) throw failure
        missing = failure
        return null
      })
      dependencies.addAll(c.var.dependencies)
      return file && madeOf(file)
    },
  )
  if (found) return answer(found.entry)
  throw missing ?? new SiteError('NotFoundError')
}

function isNotFound(failure: unknown): boolean {
  return failure instanceof SiteError && failure.name === 'NotFoundError'
}

async function madeOf({ body, type, modifiedAt }: MachineFile): Promise<Made> {
  const bytes = new TextEncoder().encode(body)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const tag = hexadecimal(digest.slice(0, 12))
  return {
    status: 200,
    // Weak: the response may be compressed on the way.
    headers: [
      ['content-type', type],
      ['etag', `W/"${tag}"`],
      ...(modifiedAt
        ? [['last-modified', new Date(modifiedAt).toUTCString()] satisfies [string, string]]
        : []),
    ],
    body: bytes,
  }
}

function responseOf(c: Context<AppEnv>, made: Made, cacheControl: string): Response {
  const headers = new Headers(made.headers)
  headers.set('cache-control', cacheControl)
  // Browser-based feed readers fetch these files from their own origin.
  headers.set('access-control-allow-origin', '*')
  headers.set('cross-origin-resource-policy', 'cross-origin')
  if (isUnchanged(c.req.raw.headers, headers)) return new Response(null, { status: 304, headers })
  return new Response(made.body, { headers })
}
