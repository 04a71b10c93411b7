import { writeAtom } from './atom.ts'
import type { Feed } from './feed.ts'
import { writeJsonFeed } from './json-feed.ts'
import { writeRss } from './rss.ts'

/** The feed formats and their paths: `/{folder}.{extension}`, `/{folder}/{subject}.{extension}`. */
export const feedFormats = [
  { folder: 'rss', extension: 'xml', type: 'application/rss+xml; charset=utf-8', write: writeRss },
  { folder: 'atom', extension: 'xml', type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  { folder: 'feed', extension: 'json', type: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
] as const satisfies { folder: string; extension: string; type: string; write: (feed: Feed) => string }[]

/** One of the formats. */
export type FeedFormat = (typeof feedFormats)[number]
