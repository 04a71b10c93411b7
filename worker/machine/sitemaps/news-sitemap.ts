import type { Context } from 'hono'
import * as v from 'valibot'
import { locales } from '../../../client/content/locale.ts'
import { everythingKeys } from '../../changes/keys.ts'
import type { Database } from '../../database/sql.ts'
import type { AppEnv } from '../../env.ts'
import { cachedFile } from '../cached-file.ts'
import { element, xmlDeclaration } from '../xml.ts'

const twoDaysMs = 48 * 60 * 60 * 1000
/** The protocol's maximum. */
const maxEntries = 1000

/** Articles for news search: written by the newsroom, unless an editor excludes one. */
const isNews = `d.kind IN ('news', 'background', 'opinion', 'video')
  AND coalesce(json_extract(d.entry, '$.newsExclude'), 0) = 0`

const NewsRow = v.object({
  path: v.string(),
  locale: v.picklist(locales),
  title: v.string(),
  first_published_at: v.string(),
  picture: v.nullable(v.string()),
})

/** `/sitemap-news.xml`: the articles of the last two days in all languages, newest first. */
export function newsSitemap(c: Context<AppEnv>): Promise<Response> {
  c.var.dependencies.add(...everythingKeys)
  return cachedFile(c, '/sitemap-news.xml', async () => {
    const rows = await c.var.ask((db) => newsSince(db, Date.now() - twoDaysMs))
    const { siteUrl, siteName } = c.var.config
    const entries = rows.map(
      (row) =>
        `<url>${element('loc', siteUrl + row.path)}<news:news><news:publication>${element('news:name', siteName)}${element(
          'news:language',
          row.locale,
        )}</news:publication>${element('news:publication_date', row.first_published_at)}${element('news:title', row.title)}</news:news>${
          row.picture ? `<image:image>${element('image:loc', siteUrl + row.picture)}</image:image>` : ''
        }</url>\n`,
    )
    return {
      type: 'application/xml; charset=utf-8',
      modifiedAt: rows[0]?.first_published_at ?? null,
      body: `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('')}</urlset>\n`,
    }
  })
}

async function newsSince(db: Database, since: number): Promise<v.InferOutput<typeof NewsRow>[]> {
  const statement = db.prepare(
    `SELECT a.path, d.locale, d.title, d.first_published_at, a.picture
     FROM documents d
     JOIN sitemap_addresses a ON a.document_id = d.document_id AND a.locale = d.locale AND a.kind = 'content'
     WHERE d.type = 'content' AND d.locale = ?1 AND d.first_published_at >= ?2 AND ${isNews}
       AND (d.ends_at IS NULL OR d.ends_at > ?3)
     ORDER BY d.first_published_at DESC, d.number DESC LIMIT ${maxEntries}`,
  )
  const from = new Date(since).toISOString()
  const now = new Date().toISOString()
  const found = await db.batch(locales.map((locale) => statement.bind(locale, from, now)))
  return found
    .flatMap(({ results }) => v.parse(v.array(NewsRow), results))
    .sort((one, other) => (one.first_published_at < other.first_published_at ? 1 : -1))
    .slice(0, maxEntries)
}
