import type { AlertFrequency, JobAlerts } from '../../client/content/job-alert.ts'
import type { Submission } from '../submissions/submissions.ts'

/** A request for an alert. */
interface AlertRequest extends Submission {
  /** In its canonical form (`knownTopic`). */
  subject: string
  frequency: AlertFrequency
}

/** A change of alerts; `all` is every alert of the address, and `never` ends them. */
interface AlertChange {
  alert: string
  frequency: AlertFrequency | 'never'
}

/**
 * Mails about new vacancies for a search or an employer. Every call throws `StrapiError`: 400 for a link that was never sent, with the code
 * `alerts-full` for an address that has as many as it may, 404 for an alert of another address, an outage otherwise.
 */
export interface JobAlertCalls {
  /** Whether a subject can ever have vacancies: no place in it is unknown. @throws Error if D1 doesn't answer. */
  canHaveJobs: (subject: string) => Promise<boolean>
  /** Asks for one without an account; a mail asks the owner of the address to confirm. */
  request: (request: AlertRequest & { email: string }) => Promise<void>
  /** Confirms by the code of that mail. */
  confirm: (code: string) => Promise<void>
  /** The alerts of the address that a link was mailed to, and the subject of the link's own, in words. */
  byLink: (code: string) => Promise<JobAlerts & { words: string; isAboutFollows: boolean }>
  changeByLink: (code: string, change: AlertChange) => Promise<void>
  /** Ends the alert of the link. Doing it twice is fine. */
  end: (code: string, source: 'mail' | 'one-click') => Promise<void>
  /** The alerts of an account's address. @param token Of the reader. */
  own: (token: string) => Promise<JobAlerts>
  add: (token: string, request: AlertRequest) => Promise<void>
  change: (token: string, change: AlertChange) => Promise<void>
}
