import type { Locale } from '../../../client/content/locale.ts'
import type { Translate } from '../../../client/i18n/translator.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'
import type { Archive } from '../../archive/archive.ts'
import type { Content } from '../../content/content.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Feed } from './feed.ts'

/** What a feed is made from. */
export interface FeedRequest {
  env: Env
  archive: Archive
  content: Content
  jobs: Jobs
  site: SiteFacts
  locale: Locale
  t: Translate
  query: URLSearchParams
}

/** A subject's own part of its feed; the rest follows from the request. */
export type FeedDraft = Pick<Feed, 'title' | 'description' | 'page' | 'items'>
