import type { StoredDate } from '../account/account.ts'

export const applicationUid = 'api::application.application'

/** Where the employer is with it. */
export const applicationStates = ['new', 'read', 'shortlist', 'rejected', 'hired'] as const

export type ApplicationState = (typeof applicationStates)[number]

/** What an employer wrote to a candidate. */
interface SentAnswer {
  /** Of the form that sent it: it is recorded once. */
  key: string
  /** ISO 8601. */
  at: string
  message: string
}

/** An application as stored. */
export interface ApplicationRow {
  id: number
  documentId: string
  /** documentId of the vacancy; stays when it is published again. */
  vacancyId: string
  /** The account that applied, if it was signed in. */
  userId: number | null
  name: string
  email: string
  phone: string | null
  motivation: string | null
  links: string[] | null
  file: { id: string; type: string; bytes: number } | null
  /** What was agreed to, to the letter, by who lets it be kept for a year. */
  consent: string | null
  consentAt: StoredDate | null
  state: ApplicationState
  employerNote: string | null
  answers: SentAnswer[] | null
  /** When and how the procedure ended; null while it hasn't. */
  closedAt: StoredDate | null
  closedAs: 'filled' | 'expired' | null
  deleteAfter: StoredDate
  language: string
  createdAt: StoredDate
}
