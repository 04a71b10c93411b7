import { type Context, Hono } from 'hono'
import { withLocale } from '../../../client/href.ts'
import { everythingKey } from '../../changes/keys.ts'
import type { AppEnv } from '../../env.ts'
import { translatorFor } from '../../i18n/translator.ts'
import { siteFactsOf } from '../../render/site-facts.ts'
import { cachedFile } from '../cached-file.ts'
import { editionsFeed } from './editions-feed.ts'
import { changedAt, type Feed } from './feed.ts'
import { type FeedFormat, feedFormats } from './feed-formats.ts'
import type { FeedDraft, FeedRequest } from './feed-request.ts'
import { jobsFeed, jobsFeedQuery } from './jobs-feed.ts'
import { sectionFeed, siteFeed, tagFeed } from './news-feed.ts'

/** Feeds of the site, its sections, tags, vacancies and newsletters, in every format and language. */
export const feeds = new Hono<AppEnv>()

for (const format of feedFormats) {
  const { folder, extension } = format
  const file = `:file{.+\\.${extension}}`
  for (const prefix of ['', '/en', '/de']) {
    feeds.get(`${prefix}/${folder}.${extension}`, (c) => feed(c, format, siteFeed))
    feeds.get(`${prefix}/${folder}/jobs.${extension}`, (c) =>
      feed(c, format, jobsFeed, jobsFeedQuery(c.var.address.url.searchParams)),
    )
    feeds.get(`${prefix}/${folder}/nieuwsbrief.${extension}`, (c) => feed(c, format, editionsFeed))
    feeds.get(`${prefix}/${folder}/tag/${file}`, (c) =>
      feed(c, format, (request) => tagFeed(request, subjectOf(c, format))),
    )
    feeds.get(`${prefix}/${folder}/${file}`, (c) =>
      feed(c, format, (request) => sectionFeed(request, subjectOf(c, format))),
    )
  }
}

/** @param query The part of the query that changes the response, normalised. */
function feed(
  c: Context<AppEnv>,
  format: FeedFormat,
  draft: (request: FeedRequest) => Promise<FeedDraft>,
  query = new URLSearchParams(),
): Promise<Response> {
  const { address, archive, config, content, jobs, messages } = c.var
  const { locale, path } = address
  const self = `${withLocale(locale, path)}${query.size > 0 ? `?${query}` : ''}`
  // Items contain whole texts.
  c.var.dependencies.add(everythingKey(locale))
  return cachedFile(c, self, async () => {
    const site = siteFactsOf(config)
    const t = await translatorFor(locale, messages)
    const made: Feed = {
      ...(await draft({ env: c.env, archive, content, jobs, site, locale, t, query })),
      site,
      locale,
      self,
    }
    return { body: format.write(made), type: format.type, modifiedAt: changedAt(made) }
  })
}

function subjectOf(c: Context<AppEnv>, { extension }: FeedFormat): string {
  return (c.req.param('file') ?? '').slice(0, -extension.length - 1)
}
