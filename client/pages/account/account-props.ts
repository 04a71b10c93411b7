import type { OwnApplication } from '../../content/application.ts'
import type { ConsentStep } from '../../content/consent-step.ts'
import type { AlertFrequency, JobAlert } from '../../content/job-alert.ts'
import type { Locale } from '../../content/locale.ts'
import type { NewsletterName } from '../../content/newsletter.ts'
import type { SavedKind } from '../../content/saved-key.ts'
import type { FileSummary } from '../../files/file-summary.ts'

/** Props of the account page. A part that could not be loaded is null. */
export interface AccountProps {
  profile: {
    firstName: string
    lastName: string
    phone: string
    company: string
    jobTitle: string
  }
  email: string
  /** The requested new address, until it is confirmed. */
  pendingEmail: string | null
  /** False for accounts of another sign-in service. */
  hasPassword: boolean
  /** Of the mails. */
  language: Locale
  /** Companies that the reader acts for, by name. */
  companies: { documentId: string; name: string; role: 'owner' | 'editor' }[]
  /** The one they act for at present. */
  company: string | null
  /** Who acts for that one; absent without one, null if it could not be loaded. */
  members?: CompanyMembersProps | null
  newsletters: { lists: NewsletterName[]; consent: { text: string }; consents: ConsentStep[] } | null
  follows: OwnFollows | null
  /** Mails about what is new, oldest first. */
  alerts: JobAlert[] | null
  /** Newest first. */
  applications: OwnApplication[] | null
  saved: { entries: SavedEntry[]; olderCount: number } | null
  /** The CV that this site keeps; Firebase is asked by script. */
  cv: { file: FileSummary | null } | null
  sessions: SessionEntry[] | null
}

/** What a reader follows. */
export interface OwnFollows {
  /** Newest first. */
  topics: FollowEntry[]
  /** Sections and much used tags that they don't follow. */
  others: FollowEntry[]
  /** How often they are mailed what is new. */
  mail: { frequency: AlertFrequency | 'never'; weekday: number }
  /** What they agree to who have it mailed. */
  consent: string
}

/** A topic that is or can be followed. */
export interface FollowEntry {
  topic: string
  name: string
  /** Site path of its page; null where it has none any more. */
  path: string | null
}

/** A company, and who acts for it. */
export interface CompanyMembersProps {
  company: { documentId: string; name: string }
  members: CompanyMember[]
  /** Those that nobody has answered yet; null for who may not manage the members. */
  invitations: CompanyInvitation[] | null
}

/** Who acts for a company. */
export interface CompanyMember {
  documentId: string
  /** May be empty. */
  name: string
  /** Null for who may not manage the members. */
  email: string | null
  role: 'owner' | 'editor'
  /** Whether it is the reader. */
  isSelf: boolean
}

/** Somebody who was invited to act for a company. */
export interface CompanyInvitation {
  documentId: string
  email: string
  role: 'owner' | 'editor'
  /** ISO 8601. */
  expiresAt: string
}

/** A saved item. */
export interface SavedEntry {
  kind: SavedKind
  number: number
  /** ISO 8601. */
  savedAt: string
  note: string | null
  title: string
  /** Null if it is no longer published. */
  link: { path: string; locale: Locale } | null
}

/** A session of the reader. */
export interface SessionEntry {
  id: string
  /** Browser and system; may be empty. */
  device: string
  /** ISO 8601. */
  createdAt: string
  lastSeenAt: string
  /** Whether it is the current session. */
  isCurrent: boolean
}
