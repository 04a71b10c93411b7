import type { Context } from 'hono'
import { everythingKeys } from '../../changes/keys.ts'
import type { AppEnv } from '../../env.ts'
import { cachedFile } from '../cached-file.ts'
import { element, xmlDeclaration } from '../xml.ts'
import { listedFiles } from './address-rows.ts'

/** `/sitemap.xml`: all sitemap files, each with the time of its last change. */
export function sitemapIndex(c: Context<AppEnv>): Promise<Response> {
  c.var.dependencies.add(...everythingKeys)
  return cachedFile(c, '/sitemap.xml', async () => {
    const files = await c.var.ask((db) => listedFiles(db, new Date().toISOString()))
    const { siteUrl } = c.var.config
    const sitemaps = [
      `<sitemap>${element('loc', `${siteUrl}/sitemaps/pages.xml`)}</sitemap>\n`,
      ...files.map(
        ({ kind, file, changed_at }) =>
          `<sitemap>${element('loc', `${siteUrl}/sitemaps/${kind}-${file}.xml`)}${
            kind === 'tag' ? '' : element('lastmod', changed_at)
          }</sitemap>\n`,
      ),
    ]
    const changes = files.map((file) => file.changed_at).sort()
    return {
      type: 'application/xml; charset=utf-8',
      modifiedAt: changes.at(-1) ?? null,
      body: `${xmlDeclaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps.join('')}</sitemapindex>\n`,
    }
  })
}
