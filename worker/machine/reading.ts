import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { cachedFile } from './cached-file.ts'
import { feeds } from './feeds/feeds.ts'
import { newsSitemap } from './sitemaps/news-sitemap.ts'
import { pagesSitemap } from './sitemaps/pages-sitemap.ts'
import { sitemapFile } from './sitemaps/sitemap-file.ts'
import { sitemapIndex } from './sitemaps/sitemap-index.ts'

// Few ask for these: their code comes with the first request, and is given what every isolate has.
const calendars = () => import('./calendar/calendar-files.ts')

/** Content addresses for machines; none of them is a page. */
export const readingMachine = new Hono<AppEnv>()
for (const prefix of ['', '/en', '/de']) {
  readingMachine.get(`${prefix}/events.ics`, async (c) => (await calendars()).eventsFile(c, cachedFile))
  readingMachine.get(`${prefix}/events/:file{.*\\.ics}`, async (c) =>
    (await calendars()).eventFile(c, cachedFile),
  )
  readingMachine.get(`${prefix}/topics/:file{.+\\.json}`, (c) =>
    import('./topic-file.ts').then(({ topicFile }) => topicFile(c, cachedFile)),
  )
  readingMachine.get(`${prefix}/mail-blocks/*`, (c) =>
    import('./mail-block.ts').then(({ mailBlock }) => mailBlock(c, cachedFile)),
  )
}
readingMachine.get('/sitemap.xml', sitemapIndex)
readingMachine.get('/sitemap-news.xml', newsSitemap)
readingMachine.get('/sitemaps/pages.xml', pagesSitemap)
readingMachine.get('/sitemaps/:name', sitemapFile)
readingMachine.route('/', feeds)
