import { manifest } from 'virtual:client-manifest'
import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'

const uncached = { 'cache-control': 'no-cache' }

/**
 * The build that this worker serves: `{ id, timestamp }`. Browsers poll it and reload on their next navigation when it
 * changes.
 */
export function latestBuild(c: Context<AppEnv>): Response {
  return c.json({ id: manifest.id, timestamp: manifest.timestamp }, 200, uncached)
}

/**
 * The metadata of one build. Only the served build is known: 404 tells a browser that its own is out of date. No page
 * is prerendered, so that list is empty.
 */
export function buildById(c: Context<AppEnv>): Response {
  if (c.req.param('file') !== `${manifest.id}.json`)
    throw new SiteError('NotFoundError', {}, { message: 'No such build' })
  return c.json({ id: manifest.id, timestamp: manifest.timestamp, prerendered: [] }, 200, uncached)
}
