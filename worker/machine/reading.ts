import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { cachedFile } from './cached-file.ts'
import { eventFile, eventsFile } from './calendar/calendar-files.ts'
import { feeds } from './feeds/feeds.ts'
import { newsSitemap } from './sitemaps/news-sitemap.ts'
import { pagesSitemap } from './sitemaps/pages-sitemap.ts'
import { sitemapFile } from './sitemaps/sitemap-file.ts'
import { sitemapIndex } from './sitemaps/sitemap-index.ts'
import { topicFile } from './topic-file.ts'

/** Content addresses for machines; none of them is a page. */
export const readingMachine = new Hono<AppEnv>()
for (const prefix of ['', '/en', '/de']) {
  readingMachine.get(`${prefix}/events.ics`, eventsFile)
  readingMachine.get(`${prefix}/events/:file{.*\\.ics}`, eventFile)
  readingMachine.get(`${prefix}/topics/:file{.+\\.json}`, topicFile)
  // Few ask for one: its code comes with the first request.
  readingMachine.get(`${prefix}/mail-blocks/*`, (c) =>
    import('./mail-block.ts').then(({ mailBlock }) => mailBlock(c, cachedFile)),
  )
}
readingMachine.get('/sitemap.xml', sitemapIndex)
readingMachine.get('/sitemap-news.xml', newsSitemap)
readingMachine.get('/sitemaps/pages.xml', pagesSitemap)
readingMachine.get('/sitemaps/:name', sitemapFile)
readingMachine.route('/', feeds)
