/** What somebody agrees to, and what may happen to that consent, as the backend records them. */
export const consentPurposes = [
  'newsletter',
  'job-alert',
  'followed-news',
  'whitepaper',
  'application-kept',
] as const
export const consentActs = [
  'given',
  'requested',
  'confirmed',
  'changed',
  'withdrawn',
  'refused',
  'ended',
] as const

/** One recorded step of a consent. */
export interface ConsentStep {
  /** `push`: notifications, which the worker records. */
  purpose: (typeof consentPurposes)[number] | 'push'
  /** `ended`: with the session, or because the browser or the mailbox was gone. */
  step: (typeof consentActs)[number]
  /** What was agreed to, to the letter; null for a withdrawal. */
  text: string | null
  version: string | null
  /** ISO 8601. */
  at: string
}
