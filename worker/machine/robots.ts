import type { Context } from 'hono'
import { routes } from '../../client/routes.ts'
import type { AppEnv } from '../env.ts'

/**
 * The crawler rules: everything except APIs, drafts and page data. On any host other than its own, the site is a copy,
 * and nothing may be crawled.
 */
export function robots(c: Context<AppEnv>): Response {
  const { siteUrl } = c.var.config
  const isOwnName = c.var.address.url.host === new URL(siteUrl).host
  const lines = isOwnName
    ? [
        'User-agent: *',
        'Disallow: /api/',
        `Disallow: ${routes.preview.path}`,
        'Disallow: /*/_payload.json',
        'Disallow: /_payload.json',
        'Allow: /',
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
        `Sitemap: ${siteUrl}/sitemap-news.xml`,
        '',
      ]
    : ['User-agent: *', 'Disallow: /', '']
  return c.text(lines.join('\n'), 200, { 'cache-control': 'public, max-age=3600' })
}
