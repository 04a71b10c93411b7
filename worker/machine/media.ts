import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { report } from '../report.ts'
import { fetchUpload, maxNameLength } from './uploads.ts'

const types: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const namePattern = /^[\w-]+(?:\.[\w-]+)*\.(avif|gif|jpe?g|png|webp)$/i

/** Strapi stores smaller sizes as the file's name with one of these prefixes. */
const sizePrefix = /^(?:large|medium|small|thumbnail)_/

const day = 86_400
const foundSeconds = 30 * day
/** How long the answer for a missing picture or size is cached: the upload may follow a moment later. */
const missingSeconds = 60

/** Browsers show a bare picture in a generated page with inline styles. */
const viewerPolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/**
 * An editor's picture: from this location's cache, then our own store, then Strapi, whose files are copied into the
 * store on first read, so that pictures stay available while the backend is down. If a size doesn't exist, the full
 * picture is served instead.
 * @throws SiteError `NotFoundError` for invalid names and missing pictures, `UnavailableError` while nobody can tell whether there is one.
 */
export async function media(c: Context<AppEnv>): Promise<Response> {
  const name = c.req.param('name') ?? ''
  const type = types[namePattern.exec(name)?.[1]?.toLowerCase() ?? '']
  if (!type || name.length > maxNameLength) throw nowhere()
  const key = new Request(`https://entries.invalid/media/${name}`)
  const cached = await caches.default.match(key)
  if (cached?.status === 404) throw nowhere()
  if (cached) return new Response(cached.body, cached)
  const found = await find(c, name)
  if (!found) {
    const miss = new Response(null, {
      status: 404,
      headers: { 'cache-control': `max-age=${missingSeconds}` },
    })
    c.executionCtx.waitUntil(caches.default.put(key, miss))
    throw nowhere()
  }
  const { body, isAsked } = found
  const response = new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': `public, max-age=${isAsked ? foundSeconds : missingSeconds}`,
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': viewerPolicy,
    },
  })
  c.executionCtx.waitUntil(caches.default.put(key, response.clone()))
  return response
}

interface Found {
  body: ArrayBuffer
  /** False if the full picture is served instead of the requested size. */
  isAsked: boolean
}

/**
 * @returns Null if the backend says that there is no such picture.
 * @throws SiteError `UnavailableError` if it doesn't say.
 */
async function find(c: Context<AppEnv>, name: string): Promise<Found | null> {
  let isKnown = true
  for (const candidate of new Set([name, name.replace(sizePrefix, '')])) {
    const isAsked = candidate === name
    const stored = await fromStore(c.env.MEDIA, candidate)
    if (stored) return { body: stored, isAsked }
    const fetched = await fetchUpload(c.var.config, candidate)
    if (fetched === 'unknown') isKnown = false
    if (!(fetched instanceof ArrayBuffer)) continue
    c.executionCtx.waitUntil(c.env.MEDIA.put(candidate, fetched))
    return { body: fetched, isAsked }
  }
  if (!isKnown) throw new SiteError('UnavailableError', { name })
  return null
}

function nowhere(): SiteError {
  return new SiteError('NotFoundError', {}, { message: 'No such picture' })
}

async function fromStore(store: R2Bucket, name: string): Promise<ArrayBuffer | null> {
  try {
    const object = await store.get(name)
    return object ? await object.arrayBuffer() : null
  } catch (failure) {
    report('media', failure, { name })
    return null
  }
}
