import type { Department } from '../../client/content/department.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { NewsletterName } from '../../client/content/newsletter.ts'
import type { ReportReason } from '../../client/content/report-reason.ts'

/** What every submitted form carries. */
export interface Submission {
  /** The form's idempotency key: the backend records each key once. */
  submissionKey: string
  /** Language of the page that the form was on. */
  language: Locale
  /** Site path of that page. */
  sourcePath: string
}

/** A private file that belongs to a record; the worker has it. */
export interface AttachedFile {
  id: string
  type: string
  bytes: number
}

/** A message of the contact form. */
export interface ContactMessage extends Submission {
  department: Department
  subject: string
  message: string
  name: string
  email: string
  phone: string | null
  company: string | null
  file: AttachedFile | null
  /** Whether its writer gets a copy by mail. */
  copy: boolean
}

/** Who wants to hear from a company, or from us. */
interface Person {
  name: string
  email: string
  phone: string | null
  company: string | null
  jobTitle: string | null
  message: string | null
}

/** What a lead is about: a supplier by its link, a product by its slug, a white paper by its number, an advertisement (or advertising as such), a subscription. */
type LeadSubject =
  | { kind: 'supplier'; link: string }
  | { kind: 'product'; slug: string }
  | { kind: 'whitepaper'; number: number; consent: string; consentVersion: string }
  | { kind: 'advertising'; slug: string | null }

export type Lead = Submission & Person & LeadSubject

/** What became of a lead. */
interface ReceivedLead {
  /** Who has it: the supplier, our sales department for the supplier, or we for ourselves. */
  reaches: 'supplier' | 'sales' | 'us'
  /** The code that opens the file of a white paper; null for any other lead. */
  download: string | null
}

/** A reader's report of a vacancy. */
interface VacancyReport extends Submission {
  /** Its public number. */
  vacancy: number
  reason: ReportReason
  explanation: string
  name: string | null
  /** Null for who wants no answer. */
  email: string | null
}

/** What the owner of a mail's link gets. */
interface NewsletterPreferences {
  /** Masked: mails are forwarded, and their links with them. */
  email: string
  lists: NewsletterName[]
}

/**
 * What anybody may send to the backend, without an account.
 * Every call throws `StrapiError`: 400 for input that breaks its rules or a link that was never sent, 404 for a lead about something that
 * isn't published, an outage otherwise.
 */
export interface Submissions {
  contact: (message: ContactMessage) => Promise<void>
  lead: (lead: Lead) => Promise<ReceivedLead>
  report: (report: VacancyReport) => Promise<void>
  /** Requests newsletters; a mail asks the owner of the address to confirm. */
  subscribe: (request: Submission & { email: string; lists: readonly NewsletterName[] }) => Promise<void>
  /** Confirms by the code of that mail. @returns Also the token with which preferences are changed. */
  confirm: (code: string) => Promise<{ lists: NewsletterName[]; token: string }>
  /** Ends a request that somebody else made. */
  refuse: (code: string) => Promise<void>
  preferences: (token: string) => Promise<NewsletterPreferences>
  choose: (
    token: string,
    lists: readonly NewsletterName[],
    language: Locale,
  ) => Promise<NewsletterPreferences>
  /** Ends one newsletter, or all (null). Doing it twice is fine. */
  unsubscribe: (token: string, list: NewsletterName | null) => Promise<NewsletterPreferences>
}
