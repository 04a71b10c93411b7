import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/** What crawlers may read: everything but interfaces and the data of pages. */
export function robots(c: Context<AppEnv>): Response {
  const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /*/_payload.json', 'Allow: /', '']
  return c.text(lines.join('\n'), 200, { 'cache-control': 'public, max-age=3600' })
}
