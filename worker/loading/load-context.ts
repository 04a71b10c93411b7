import type { ConsentStep } from '../../client/content/consent-step.ts'
import type { EventType } from '../../client/content/event-types.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { Params, QueryValues } from '../../client/href.ts'
import type { Translate } from '../../client/i18n/translator.ts'
import type { SiteFacts } from '../../client/page-facts.ts'
import type { RouteName } from '../../client/routes.ts'
import type { Audience } from '../access/audience.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Applications } from '../applications/applications.ts'
import type { Archive } from '../archive/archive.ts'
import type { CompanyProfiles } from '../companies/company-profiles.ts'
import type { Content } from '../content/content.ts'
import type { PrivateFiles } from '../files/private-files.ts'
import type { Issues } from '../issues/issues.ts'
import type { JobAlertCalls } from '../job-alerts/job-alerts.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Payments } from '../payments/payments.ts'
import type { Registrations } from '../registrations/registrations.ts'
import type { SiteSearch } from '../search/site-search.ts'
import type { Submissions } from '../submissions/submissions.ts'
import type { ManagedSubscriptions } from '../subscriptions/managed-subscriptions.ts'
import type { Subscriptions } from '../subscriptions/subscriptions.ts'
import type { OwnVacancies } from '../vacancies/own-vacancies.ts'

/** What a loader may use: interfaces, never bindings or backend addresses. */
export interface LoadContext {
  /** Decoded values of the path's `:name` segments. */
  params: Readonly<Record<string, string>>
  /** Only the keys that the route names are part of the page cache's key. */
  query: URLSearchParams
  locale: Locale
  content: Content
  archive: Archive
  jobs: Jobs
  search: SiteSearch
  /** The requester. Public pages are cached as anonymous visitors see them. */
  visitor: Visitor
  /** For whom the page is made: what it may read of a document has been decided. */
  audience: Audience
  /** How many metered articles everybody may read in a month. */
  freeReads: number
  accounts: Accounts
  sessions: Sessions
  /** Claiming, making and changing the profiles of companies. */
  companyProfiles: CompanyProfiles
  /** Vacancies of the companies that a reader acts for. */
  ownVacancies: OwnVacancies
  /**
   * A draft as the backend has it, without a cache. Drafts are nobody's to read: who asks has made sure that this one is the reader's.
   * @throws SiteError `NotFoundError`, `UnavailableError`.
   */
  readDraft: (
    type: 'vacancy' | 'partner',
    documentId: string,
    locale: Locale,
  ) => Promise<Record<string, unknown>>
  /** What anybody may send to the backend, without an account. */
  submissions: Submissions
  /** Ordering subscriptions. */
  subscriptions: Subscriptions
  /** Subscriptions, for who manages or leaves one. */
  managedSubscriptions: ManagedSubscriptions
  /** Buying and reading single issues. */
  issues: Issues
  /** Mails about new vacancies. */
  jobAlerts: JobAlertCalls
  /** Applications for vacancies. */
  applications: Applications
  /** Paying orders online. */
  payments: Payments
  /** Registrations for events. */
  registrations: Registrations
  /** The documentId of the white paper that a code opens; null for one that is forged or expired. */
  openDownload: (code: string) => Promise<string | null>
  /** Files that only some may read. */
  files: PrivateFiles
  /** What a reader agreed to of notifications, and took back, newest first. */
  pushConsents: (userId: number) => Promise<ConsentStep[]>
  /** Names of the providers of social sign-in; each starts at `/api/connect/{name}?naar=`. */
  providers: readonly string[]
  /** Whether this browser is visiting one of them, or has just returned. */
  isVisitingProvider: boolean
  /** Ends the previous session of a reader who returns from a provider; does nothing otherwise. */
  endPreviousSession: () => Promise<void>
  /** Proof that this browser registered an account in the past day; null without one. */
  registrationProof: string | null
  /** Stores such a proof in this browser. @returns The value for the backend. */
  keepRegistrationProof: () => string
  /** Counts the events of a visit, once; a HEAD request counts none. Page views are counted separately. */
  count: (events: readonly EventType[]) => void
  /** The requested site path, with its query. */
  here: string
  /** The validated own path to return to: `?naar=`, or the one stored during a visit to a provider. */
  returnTo: string | null
  /** The time of the request, in milliseconds since the epoch. */
  now: number
  /** The Dutch day of it, such as `2026-12-03`. */
  today: string
  site: SiteFacts
  t: Translate
  /** Path of a route in the language of this request. */
  href: (name: RouteName, params?: Params, query?: QueryValues) => string
}
