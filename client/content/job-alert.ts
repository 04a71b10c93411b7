/** How often somebody is told of new vacancies. */
export const alertFrequencies = ['daily', 'weekdays', 'weekly'] as const

export type AlertFrequency = (typeof alertFrequencies)[number]

/** An alert, for its owner. */
export interface JobAlert {
  documentId: string
  frequency: AlertFrequency
  /** Of weekly ones: 1 is Monday, 7 Sunday. */
  weekday: number
  /** Its subject in the page's language: `“magazijn”, Utrecht, 25 km`. */
  words: string
  /** Site path of its results. */
  path: string
}

/** The alerts of an address. */
export interface JobAlerts {
  /** Masked: mails are forwarded, and their links with them. */
  email: string
  alerts: JobAlert[]
}

/** What the link of an alert's mail is for. */
export type AlertLink =
  /** `words` are of the alert. */
  | { kind: 'confirm' | 'refuse'; words: string }
  | ({ kind: 'manage'; isJustConfirmed: boolean } & JobAlerts)
  /** `isAboutFollows`: it is no search for vacancies. */
  | { kind: 'unsubscribe'; words: string; isAboutFollows: boolean; email: string; token: string }
  /** It was never sent, not copied completely, or its alert was deleted. */
  | { kind: 'broken' }
  /** There was none. */
  | { kind: 'none' }
