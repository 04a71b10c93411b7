/**
 * For how many days what is stored of people stays, by rule. The nightly job deletes by them (`retention.ts`), the worker's by those of its own
 * stores, and the pages about privacy and cookies name them: a rule stands here and nowhere else. Decision 063 says why each is as long as it is.
 */
export const retentionDays = {
  /** Since its address was last registered. */
  'account-unconfirmed': 30,
  /** Since its owner was last signed in, of an account that nothing depends on. */
  'account-idle': 730,
  /** So long before, its owner is warned by mail. */
  'account-warned': 30,
  'newsletter-unconfirmed': 7,
  /** For this long links in old newsletters still lead to somebody's preferences. */
  'newsletter-ended': 90,
  'alert-unconfirmed': 7,
  'alert-ended': 90,
  /** Since the employer said that the vacancy is filled. */
  'application-filled': 28,
  /** Since the vacancy's time was over. */
  'application-expired': 90,
  /** Since either, where the candidate agreed to that. */
  'application-kept': 365,
  /** Since the end of the event. */
  registration: 90,
  message: 365,
  lead: 365,
  report: 365,
  /** Since it was accepted, taken back, or could be accepted no more. */
  invitation: 90,
  'seat-ended': 90,
  'subscription-request': 7,
  /** Since it was made, unless editors still have to decide. */
  claim: 180,
  'mail-sent': 30,
  /** For this long editors can send a mail again that could not be delivered. */
  'mail-undelivered': 90,
  /** Since an edition was sent: to whom. Before their mails go, of which its figures are made. */
  'edition-recipients': 28,
  /** Since it was written: the text of an edition, a day longer than a mail with it can be sent again. */
  'edition-text': 91,
  /** Since an address was refused. */
  'mail-refused': 365,
  /** For this long an expired code can be exchanged for another. */
  'asked-mail': 7,
  /** Since the last step of a consent that was withdrawn, refused or never confirmed. */
  consent: 5 * 365,
  /** Since it ended, of one for notifications. */
  'push-consent': 5 * 365,
  /** Since somebody was given their data, or it was deleted at their request. */
  'privacy-request': 5 * 365,
  /** Events of readers; the counts of days stay. */
  statistics: 90,
  session: 30,
  draft: 30,
  'form-outcome': 1,
  /** Since the browser last said that it is there. */
  'push-registration': 60,
  /** Files that were sent for a form that was not. */
  upload: 1,
} as const

/** The name of a rule. */
export type RetentionRule = keyof typeof retentionDays

/** The rules by which the worker deletes what only it has. `left-behind`: what a lost message left of an account or a form that is gone. */
export const workerRules = [
  'session',
  'draft',
  'form-outcome',
  'push-registration',
  'push-consent',
  'upload',
  'left-behind',
] as const

export type WorkerRule = (typeof workerRules)[number]

/** What the report counts by. */
export type DeletionReason = RetentionRule | WorkerRule
