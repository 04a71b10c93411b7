import type { Context } from 'hono'
import type { AppEnv, Config } from '../env.ts'
import { SiteError } from '../errors.ts'
import { report } from '../report.ts'

const types: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const namePattern = /^[\w-]+(?:\.[\w-]+)*\.(avif|gif|jpe?g|png|webp)$/i

/** Stores take no longer names. */
const maxNameLength = 255

/** Strapi keeps smaller sizes under the name of the file with one of these before it. */
const sizePrefix = /^(?:large|medium|small|thumbnail)_/

const day = 86_400

/**
 * A picture of the editors: the cache of this location, then our own store, then Strapi, whose files are put into the store
 * when they are first read. So pictures stay readable while the backend is away. A size that is nowhere is
 * answered with the full picture.
 * @throws SiteError `NotFoundError` for names that no picture has.
 */
export async function media(c: Context<AppEnv>): Promise<Response> {
  const name = c.req.param('name') ?? ''
  const type = types[namePattern.exec(name)?.[1]?.toLowerCase() ?? '']
  if (!type || name.length > maxNameLength)
    throw new SiteError('NotFoundError', {}, { message: 'No such picture' })
  const key = new Request(`https://copies.invalid/media/${name}`)
  const kept = await caches.default.match(key)
  if (kept) return new Response(kept.body, kept)
  const body = await find(c, name)
  const response = new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': `public, max-age=${30 * day}`,
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
  c.executionCtx.waitUntil(caches.default.put(key, response.clone()))
  return response
}

async function find(c: Context<AppEnv>, name: string): Promise<ArrayBuffer> {
  for (const candidate of new Set([name, name.replace(sizePrefix, '')])) {
    const stored = await c.env.MEDIA.get(candidate)
    if (stored) return stored.arrayBuffer()
    const fetched = await fromBackend(c.var.config, candidate)
    if (fetched) {
      c.executionCtx.waitUntil(c.env.MEDIA.put(candidate, fetched))
      return fetched
    }
  }
  throw new SiteError('NotFoundError', {}, { message: 'No such picture' })
}

async function fromBackend({ cmsUrl, cmsTimeoutMs }: Config, name: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(`${cmsUrl}/uploads/${name}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(cmsTimeoutMs),
    })
    return response.ok ? await response.arrayBuffer() : null
  } catch (failure) {
    // The full picture may still be in our own store, so this is not the end of the search.
    report('media', failure, { name })
    return null
  }
}
