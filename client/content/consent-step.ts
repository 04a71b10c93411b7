/** Mails that somebody agrees to, and what may happen to that consent, as the backend records them. */
export const consentPurposes = ['newsletter', 'job-alert', 'followed-news'] as const
export const consentActs = ['requested', 'confirmed', 'changed', 'withdrawn', 'refused'] as const

/** One recorded step of a consent. */
export interface ConsentStep {
  purpose: (typeof consentPurposes)[number]
  step: (typeof consentActs)[number]
  /** What was agreed to, to the letter; null for a withdrawal. */
  text: string | null
  version: string | null
  /** ISO 8601. */
  at: string
}
