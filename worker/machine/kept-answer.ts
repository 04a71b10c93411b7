import { manifest } from 'virtual:client-manifest'
import type { Context } from 'hono'
import { copies } from '../cache/copies.ts'
import { type Copy, type Freshness, stateOf } from '../cache/copy.ts'
import { contentVersion } from '../edge/content-version.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { report } from '../report.ts'
import { hexadecimal } from '../signature.ts'
import { isUnchanged } from './conditional.ts'

/** A file for machines, made of content. */
export interface MachineFile {
  body: string
  /** With its character set. */
  type: string
  /** ISO 8601 instant of the newest thing in it; null where there is none. */
  modifiedAt: string | null
}

/** As pages: renewed when content changes, and the times only bound what a lost message can cost. */
const freshness: Freshness = { fresh: 300, stale: 86_400 }
/** Seconds for which a file is good that was made without the backend. */
const standInSeconds = 5

const cacheControl = 'public, max-age=300'

/**
 * Answers with a file made of content: from a kept copy where nothing was published since, and with 304 where the reader
 * has it already. Where it cannot be made, an outdated copy answers.
 * @param key What the file depends on: its path with every query key that changes it.
 */
export async function keptAnswer(
  c: Context<AppEnv>,
  key: string,
  make: () => Promise<MachineFile>,
): Promise<Response> {
  const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  if (!c.var.config.pageCache) return answer(c, await copyOf(await make(), ''))
  const place = `machine/${manifest.id}${key}`
  const [copy, version] = await Promise.all([copies.get(place), contentVersion(c.env.EDGE_KV, later)])
  const state = copy ? stateOf(copy, version, freshness) : 'outdated'

  async function renew(): Promise<Copy> {
    const made = await copyOf(await make(), version)
    const aheadSeconds = c.var.content?.standsIn() ? freshness.fresh - standInSeconds : 0
    const kept = { ...made, storedAt: made.storedAt - aheadSeconds * 1000 }
    later(copies.put(place, kept))
    return kept
  }

  function tell(failure: unknown): void {
    report('machine', failure, { key, answeredFrom: 'an older copy' })
  }

  if (copy && state !== 'outdated') {
    if (state === 'stale') later(renew().catch(tell))
    return answer(c, copy)
  }
  try {
    return answer(c, await renew())
  } catch (failure) {
    // What is clearly not there any more is no failure; while something stands in for the backend, nothing is clear.
    const isGone =
      failure instanceof SiteError && failure.name === 'NotFoundError' && !c.var.content?.standsIn()
    if (!copy || isGone) throw failure
    tell(failure)
    return answer(c, copy)
  }
}

async function copyOf({ body, type, modifiedAt }: MachineFile, version: string): Promise<Copy> {
  const bytes = new TextEncoder().encode(body)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const tag = hexadecimal(digest.slice(0, 12))
  return {
    status: 200,
    // Weak: what is on its way may be compressed.
    headers: [
      ['content-type', type],
      ['etag', `W/"${tag}"`],
      ...(modifiedAt
        ? [['last-modified', new Date(modifiedAt).toUTCString()] satisfies [string, string]]
        : []),
    ],
    body: bytes,
    storedAt: Date.now(),
    version,
  }
}

function answer(c: Context<AppEnv>, copy: Copy): Response {
  const headers = new Headers(copy.headers)
  headers.set('cache-control', cacheControl)
  // Readers that run in a browser fetch these files from pages of their own.
  headers.set('access-control-allow-origin', '*')
  headers.set('cross-origin-resource-policy', 'cross-origin')
  if (isUnchanged(c.req.raw.headers, headers)) return new Response(null, { status: 304, headers })
  return new Response(copy.body, { headers })
}
