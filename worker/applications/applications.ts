import type { OwnApplication } from '../../client/content/application.ts'
import type { Candidate, CandidateState } from '../../client/content/candidate.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { AttachedFile, Submission } from '../submissions/submissions.ts'

/** An application that a form brought. */
interface NewApplication extends Submission {
  /** Public number of the vacancy. */
  vacancy: number
  /** The account, if who applies is signed in. */
  userId: number | null
  name: string
  email: string
  phone: string | null
  motivation: string
  links: string[]
  file: AttachedFile | null
  /** To the letter, what who lets it be kept for a year agreed to; null for everybody else. */
  consent: string | null
  consentVersion: string | null
}

/** An application with its file, which the worker has. */
export interface ReceivedApplication extends Omit<Candidate, 'cv'> {
  file: AttachedFile | null
}

/** The applications for a vacancy, for who acts for its company. */
interface VacancyApplications {
  vacancy: { number: number; title: string; state: string }
  /** Where candidates' answers arrive. */
  answersGoTo: string
  applications: ReceivedApplication[]
}

/**
 * Applications for vacancies, in the backend. Each method throws `StrapiError`: 404 for what doesn't exist or belongs to somebody else, 400
 * with the code `vacancy-closed`, an outage otherwise.
 */
export interface Applications {
  /** @returns The code of the link with which the candidate sees and withdraws it. */
  send: (application: NewApplication) => Promise<string>
  /** The application that such a link opens. */
  byLink: (code: string, locale: Locale) => Promise<OwnApplication>
  withdrawByLink: (code: string) => Promise<void>
  /** The applications of a signed-in reader, newest first. */
  own: (token: string, locale: Locale) => Promise<OwnApplication[]>
  withdraw: (token: string, documentId: string) => Promise<void>
  /** The applications for a vacancy, by its public number, for a member of its company; newest first. */
  ofVacancy: (token: string, number: number) => Promise<VacancyApplications>
  change: (
    token: string,
    number: number,
    documentId: string,
    change: { state: CandidateState; note: string },
  ) => Promise<void>
  /** Mails the employer's words to a candidate, once for each key; 429 when the mailbox has had enough. */
  answer: (
    token: string,
    number: number,
    documentId: string,
    answer: { submissionKey: string; message: string },
  ) => Promise<void>
  /** An address that hands out the CV for a few minutes. */
  cvAddress: (token: string, number: number, documentId: string) => Promise<string>
}
