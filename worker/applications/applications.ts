import type { OwnApplication } from '../../client/content/application.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { AttachedFile, Submission } from '../submissions/submissions.ts'

/** An application that a form brought. */
export interface NewApplication extends Submission {
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
}
