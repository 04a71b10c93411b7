/** Mails that somebody agrees to, and what may happen to that consent, as the backend records them. */
export const consentPurposes = ['newsletter', 'job-alert', 'followed-news'] as const
export const consentActs = ['requested', 'confirmed', 'changed', 'withdrawn', 'refused'] as const

/** One recorded step of a consent. */
export interface ConsentStep {
  /** `push`: notifications, which the worker records. */
  purpose: (typeof consentPurposes)[number] | 'push'
  /** `ended`: with the session, or because the browser was gone. */
  step: (typeof consentActs)[number] | 'ended'
  /** What was agreed to, to the letter; null for a withdrawal. */
  text: string | null
  version: string | null
  /** ISO 8601. */
  at: string
}
