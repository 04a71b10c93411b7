import type { EventType } from '../../client/analytics/event-types.ts'
import type { Head } from '../../client/content/head.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { Params, QueryValues } from '../../client/href.ts'
import type { Translate } from '../../client/i18n/translator.ts'
import type { SiteFacts } from '../../client/payload.ts'
import type { LayoutName, OpenRouteName, PageProps, RouteName } from '../../client/routes.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Archive } from '../archive/archive.ts'
import type { Content } from '../content/content.ts'
import type { Visitor } from '../edge/session.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { SiteSearch } from '../search/site-search.ts'

/** What a loader may use: interfaces, never bindings or addresses of backends. */
export interface LoadContext {
  /** Decoded values of the path's `:name` segments. */
  params: Readonly<Record<string, string>>
  /** Only the keys that the route names reach the page cache's key. */
  query: URLSearchParams
  locale: Locale
  content: Content
  archive: Archive
  jobs: Jobs
  search: SiteSearch
  /** Who is asking. Pages for everyone are kept as the anonymous see them. */
  visitor: Visitor
  accounts: Accounts
  sessions: Sessions
  /** Names of the providers of social sign-in; each begins at `/api/connect/{name}?naar=`. */
  providers: readonly string[]
  /** Whether this browser is at one of them, or back from there. */
  isVisitingProvider: boolean
  /** Ends the session of somebody who is back from a provider; of nobody else. */
  startAnew: () => Promise<void>
  /** Proof that this browser registered an account of the last day; null where it registered none. */
  registrationProof: string | null
  /** Has this browser keep such a proof. @returns What the backend is told of it. */
  keepRegistrationProof: () => string
  /** Counts what a visit brought about, once: a request without an answer to read (HEAD) counts as none. Page views count by themselves. */
  count: (events: readonly EventType[]) => void
  /** Site path that is asked for, with its query. */
  here: string
  /** Own path to which the visitor wants to be led, checked: `?naar=`, or what was kept while they were at a provider. */
  returnTo: string | null
  /** The moment of the request, in milliseconds since the epoch. */
  now: number
  /** The same as an ISO 8601 date in UTC. */
  today: string
  site: SiteFacts
  t: Translate
  /** Path of a route in the language of this request. */
  href: (name: RouteName, params?: Params, query?: QueryValues) => string
}

/** What a loader says of its page; the rest of the head follows from it. */
export interface HeadDraft
  extends Omit<Head, 'structuredData' | 'robots' | 'type' | 'picture' | 'alternates'> {
  alternates?: Head['alternates']
  type?: Head['type']
  picture?: Head['picture']
  robots?: Head['robots']
  /** schema.org nodes; the context is added. */
  structuredData: object[]
}

/** A page's data and what the document says of it. */
export interface LoadedPage<Name extends OpenRouteName> {
  props: PageProps<Name>
  head: HeadDraft
  /** In place of the layout that the table names. */
  layout?: LayoutName
  /** 410 where it tells of something that is over, 429 and 503 where it says when to try again; default: 200. */
  status?: 200 | 410 | 429 | 503
}

/** The right address for what was asked. */
export interface MovedPage {
  /** Site path; the query of the request is not added. */
  movedTo: string
  /** 303 after something was done. */
  status: 301 | 302 | 303
  /** A token that the visitor goes on with. */
  token?: string
}

/** Where a visitor is led on to: what a short link stands for, or the page that comes before or after signing in. */
export interface Lead {
  /** Absolute http or https address, or a site path. */
  leadsTo: string
}

/**
 * Loads one route.
 * @throws SiteError `NotFoundError` where the route's validity check fails.
 */
export type Loader<Name extends OpenRouteName> = (
  context: LoadContext,
) => Promise<LoadedPage<Name> | MovedPage | Lead>
